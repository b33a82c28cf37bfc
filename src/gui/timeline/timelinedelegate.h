#pragma once

#include "timeline/timelinelayout.h"
#include "timeline/timelinestyle.h"

#include <QStyledItemDelegate>

namespace querymend {

class Theme;

/// Paints the rows of a timeline. Whatever a colour says is said by a form or a word as well.
class TimelineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The theme outlives it.
    explicit TimelineDelegate(const Theme& theme, QObject* parent = nullptr);

    void setZoom(TimelineZoom zoom) { m_zoom = zoom; }
    /// How far the sign of what is under way has moved, of 100.
    void setProgress(int percent) { m_progress = percent; }
    /// Fonts are what they are now.
    void readFonts() { m_style = TimelineStyle(); }
    [[nodiscard]] TimelineMetrics metrics() const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// As plain text, whatever it holds.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
    /// The way from one card to the next.
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
