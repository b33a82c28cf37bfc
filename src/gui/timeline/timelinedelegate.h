#pragma once

#include "timeline/timelinelayout.h"
#include "timeline/timelinestyle.h"

#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// Paints the rows of a timeline. Whatever a colour conveys is conveyed by a shape or a word as well.
class TimelineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The theme must outlive the delegate.
    explicit TimelineDelegate(const Theme& theme, QObject* parent = nullptr);

    void setZoom(TimelineZoom zoom) { m_zoom = zoom; }
    /// Sets the position of the progress bars.
    void setProgress(int percent) { m_progress = percent; }
    /// Reads the fonts again, after a theme change.
    void readFonts() { m_style = TimelineStyle(); }
    [[nodiscard]] TimelineMetrics metrics() const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Shows tool tips as plain text, whatever they contain.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
    /// Paints an arrow from one card to the next.
    void paintArrow(QPainter& painter, const QRect& from, const QRect& to) const;

private:
    void paintBand(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintLane(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintStep(QPainter& painter, const QRect& rect, const QModelIndex& index) const;

    const Theme& m_theme;
    TimelineZoom m_zoom = TimelineZoom::detail;
    int m_progress = 0;
    mutable TimelineStyle m_style;
};

} // namespace querymend
