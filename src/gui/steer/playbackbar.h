#pragma once

#include <QFrame>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace querymend {

class ElidedLabel;
class Playback;
class PlaybackScrubber;
class Theme;

/// The player of demonstrations and replays: what is shown, at which moment and at what pace, with its controls.
class PlaybackBar : public QFrame {
    Q_OBJECT

public:
    /// Both must outlive it.
    PlaybackBar(Playback& playback, const Theme& theme, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeControls();
    void showState();
    void showMoment();
    void showTexts();
    void keepTitleHigh();

    Playback& m_playback;
    QPushButton* m_pause;
    QPushButton* m_back;
    QPushButton* m_step;
    QToolButton* m_leave;
    QComboBox* m_speed;
    QLabel* m_time;
    PlaybackScrubber* m_scrubber;
    ElidedLabel* m_shown;
    QLabel* m_pace;
};

} // namespace querymend
