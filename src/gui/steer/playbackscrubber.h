#pragma once

#include <QSlider>

namespace querymend {

class Playback;
class Theme;

/// The time line of a playback: what happens when, in the colours of categories, and how far it is. It can be dragged.
class PlaybackScrubber : public QSlider {
    Q_OBJECT

public:
    /// Both must outlive it.
    PlaybackScrubber(Playback& playback, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void follow();
    void seekTo(int x);
    [[nodiscard]] int placeOf(int moment) const;

    Playback& m_playback;
    const Theme& m_theme;
};

} // namespace querymend
