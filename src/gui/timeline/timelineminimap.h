#pragma once

#include <QPixmap>
#include <QWidget>

namespace querymend {

class Theme;
class TimelineModel;
class TimelineView;

/// A long run as a narrow strip beside it: full lines were accepted, shorter ones failed, the frame is what is in
/// sight.
class TimelineMinimap : public QWidget {
    Q_OBJECT

public:
    /// All of them outlive it.
    TimelineMinimap(TimelineView& view, const TimelineModel& model, const Theme& theme, QWidget* parent = nullptr);

    /// Looks whether the run is long, and draws it anew.
    void refresh();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void draw();
    void goTo(int y);
    [[nodiscard]] double scale() const;

    TimelineView& m_view;
    const TimelineModel& m_model;
    const Theme& m_theme;
    QPixmap m_drawn;
};

} // namespace querymend
