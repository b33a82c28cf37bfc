#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace querymend {

class Playback;

/// Shows how far an earlier run has been replayed, with the controls of the replay.
class PlaybackBar : public QFrame {
    Q_OBJECT

public:
    /// The playback must outlive it.
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
