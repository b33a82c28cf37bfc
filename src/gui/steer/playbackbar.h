#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace querymend {

class Playback;

/// How far a run is played that was made before, and how it goes on.
class PlaybackBar : public QFrame {
    Q_OBJECT

public:
    /// The playback outlives it.
    explicit PlaybackBar(Playback& playback, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showState();
    void pauseOrGoOn();

    Playback& m_playback;
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_pause;
    QPushButton* m_step;
    QPushButton* m_finish;
};

} // namespace querymend
