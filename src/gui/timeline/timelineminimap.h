#pragma once

#include <QPixmap>
#include <QWidget>

namespace querymend {

class Theme;
class TimelineModel;
class TimelineView;

/// Shows a long run in a narrow strip beside it: full lines were accepted, shorter ones failed; the frame is the
/// visible part.
class TimelineMinimap : public QWidget {
    Q_OBJECT

public:
    /// All references must outlive the minimap.
    TimelineMinimap(TimelineView& view, const TimelineModel& model, const Theme& theme, QWidget* parent = nullptr);

    /// Shows the strip only if the run is long, and redraws it.
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
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
