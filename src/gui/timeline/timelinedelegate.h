#pragma once

#include "timeline/timelineclock.h"
#include "timeline/timelinelayout.h"
#include "timeline/timelinestyle.h"

#include <QStyledItemDelegate>

#include <utility>

namespace querymend {

class SidedPainter;
class Theme;

/// Paints the rows of a timeline. Whatever a colour conveys is conveyed by a shape or a word as well.
class TimelineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The theme must outlive the delegate.
    explicit TimelineDelegate(const Theme& theme, QObject* parent = nullptr);

    void setZoom(TimelineZoom zoom) { m_zoom = zoom; }
    void setShape(TimelineShape shape) { m_shape = shape; }
    /// Sets the position of the progress bars.
    void setProgress(int percent) { m_progress = percent; }
    /// Reads the fonts again, after a theme change.
    void readFonts() { m_style = TimelineStyle(); }
    [[nodiscard]] TimelineMetrics metrics() const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Shows tool tips as plain text, whatever they contain.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
    /// Returns how many lines the details of a step have below its title; 0 if they are beside it.
    [[nodiscard]] int stepLines(const QModelIndex& step, int width) const;
    /// Returns the width of a step's label on a clock, with what is around it.
    [[nodiscard]] int clockLabel(const QModelIndex& step) const;
    /// Returns the size of a step among lanes, closed or open, within a width.
    [[nodiscard]] QSize pillSize(const QModelIndex& step, bool isOpen, int width) const;
    /// Paints the ground of a lane that is side by side with others; the lane of the answer has a frame.
    void paintLaneBox(QPainter& painter, const QRect& box, const QModelIndex& lane) const;
    /// Paints the ground of the answer where it is kept in sight over the rest of its lane.
    void paintShelf(QPainter& painter, const QRect& shelf) const;
    /// Paints what the hint after a card said.
    void paintHint(QPainter& painter, const QRect& rect, const QModelIndex& card) const;
    /// Paints what is behind the rows of a clock, which use this scale then.
    void beginClock(QPainter& painter, const ClockScale& scale, const QRect& view);
    void paintClockAxis(QPainter& painter, const ClockScale& scale, const QRect& view, const RunHeadline& run) const;
    /// Paints an arrow from one card to the next.
    void paintArrow(QPainter& painter, const QRect& from, const QRect& to) const;

private:
    void paintBand(const SidedPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintLane(const SidedPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintStep(const SidedPainter& painter, const QRect& rect, const QModelIndex& index) const;
    /// Empty if the details are beside the title.
    [[nodiscard]] QStringList detailLines(const QModelIndex& step, int width) const;
    [[nodiscard]] qsizetype mostLines(const QModelIndex& step) const;
    /// Where the details begin beside the title of a step, and the room that they have there.
    [[nodiscard]] std::pair<int, int> besideTitle(const QModelIndex& step, int width) const;
    [[nodiscard]] int titleBegin(const QModelIndex& step) const;
    [[nodiscard]] int detailsBegin(const QModelIndex& step) const;
    /// 0 if there is no room for the cost, or if details that are no reason have room beside the title only without it.
    [[nodiscard]] int costWidth(const QModelIndex& step, int width) const;

    const Theme& m_theme;
    TimelineZoom m_zoom = TimelineZoom::detail;
    TimelineShape m_shape = TimelineShape::flow;
    ClockScale m_clock;
    int m_progress = 0;
    mutable TimelineStyle m_style;
};

} // namespace querymend
