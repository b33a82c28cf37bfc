#include "timeline/timelinepainting.h"

#include "timeline/lanelayout.h"
#include "timeline/timelineclock.h"
#include "timeline/timelinedelegate.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelineview.h"

#include <QPainter>
#include <QStyleOptionViewItem>

#include <vector>

namespace querymend {

void TimelinePainting::paint(QPainter& painter, const QRect& part, const QStyleOptionViewItem& like)
{
    switch (m_frame.shape) {
    case TimelineShape::lanes:
        return paintLanes(painter, m_view.sided(part), like);
    case TimelineShape::clock:
        return paintClock(painter, part, like);
    case TimelineShape::flow:
    case TimelineShape::list:
        return paintRows(painter, part, like);
    }
}

void TimelinePainting::paintRows(QPainter& painter, const QRect& part, const QStyleOptionViewItem& like) const
{
    const int top = m_sight.offset().y() + part.top();
    m_sight.geometry().visit(top - 1, top + part.height() + 1,
                             [&](const TimelineItem& item, int) { paintItem(painter, item, like); });
}

void TimelinePainting::paintClock(QPainter& painter, const QRect& part, const QStyleOptionViewItem& like)
{
    const QRect view = m_view.viewport()->rect();
    TimelineFrame frame = m_frame;
    frame.width = view.width();
    const ClockScale scale = clockScale(m_model.rows().headline, frame, m_sight.geometry().clockLabels());
    m_delegate.beginClock(painter, scale, view);
    paintRows(painter, part, like);
    m_delegate.paintClockAxis(painter, scale, view, m_model.rows().headline);
}

/// The lane of the answer covers others that are scrolled below it.
void TimelinePainting::paintLanes(QPainter& painter, const QRect& part, const QStyleOptionViewItem& like) const
{
    const TimelineGeometry& geometry = m_sight.geometry();
    const TimelinePlace& answer = m_sight.answer();
    const int line = m_frame.metrics.meta;
    const int hints = mostLinesBelow * line + 20 + offerHeight(1000, 1, line); // below a card, at most
    const int top = m_sight.offset().y() + part.top() - hints;
    const int bottom = m_sight.offset().y() + part.bottom() + 1;
    geometry.visitBoxes(top, bottom, [&](const QRect& box, const TimelinePlace& place) {
        const QRect seen = box.translated(-m_sight.offset());
        if (!m_sight.isInAnswersLane(place) && seen.intersects(part))
            m_delegate.paintLaneBox(painter, m_view.sided(seen), m_model.indexOf(place));
    });
    std::vector<TimelineItem> above;
    geometry.visit(top, bottom, [&](const TimelineItem& item, int) {
        if (m_sight.isInAnswersLane(item.place))
            above.push_back(item);
        else if (m_sight.scrolled(item).adjusted(0, 0, 0, item.below).intersects(part))
            paintItem(painter, item, like);
    });
    if (const QRect box = m_sight.boxOfAnswer(); box.intersects(part))
        m_delegate.paintLaneBox(painter, m_view.sided(box), m_model.indexOf({answer.section, answer.lane, -1}));
    for (const TimelineItem& item : above) {
        if (item.place != answer)
            paintItem(painter, item, like);
    }
    if (const QRect shelf = m_sight.shelfOfAnswer(); shelf.intersects(part))
        m_delegate.paintShelf(painter, m_view.sided(shelf));
    const int item = answer.card < 0 ? -1 : geometry.indexOf(answer);
    if (item >= 0)
        paintItem(painter, geometry.items()[static_cast<std::size_t>(item)], like);
}

/// A hint that slides in has no room of its own yet. Nothing is below its card, which is the last of its lane.
int TimelinePainting::roomForHint(const TimelineItem& item, const QModelIndex& index) const
{
    const AttemptCard* const hinted = m_model.hinted();
    const bool isComing = hinted && item.below > 0 && m_model.indexOf(hinted->ref) == index;
    return isComing ? hintHeight(*hinted, item.rect.width(), m_frame.metrics) : item.below;
}

void TimelinePainting::paintItem(QPainter& painter, const TimelineItem& item, const QStyleOptionViewItem& like) const
{
    if (m_sight.isHeadingCut(item))
        return; // half of a line of text looks like a fault
    QStyleOptionViewItem option = like;
    const QModelIndex index = m_model.indexOf(item.place);
    option.rect = m_view.sided(m_sight.placed(item));
    option.state.setFlag(QStyle::State_Selected, m_view.isMarked(index));
    option.state.setFlag(QStyle::State_HasFocus, m_view.hasFocus() && index == m_view.currentIndex());
    option.state.setFlag(QStyle::State_Open, m_view.isOpen(index));
    m_delegate.paint(&painter, option, index);
    const QRect& rect = option.rect;
    const int below = roomForHint(item, index);
    if (below > 0 && item.place != m_sight.answer())
        m_delegate.paintHint(painter, QRect(rect.left(), rect.bottom() + 1, rect.width(), below), index);
    const TimelineGeometry& geometry = m_sight.geometry();
    const bool hasArrow = m_view.isZoomable() && item.place.card >= 0 && m_frame.zoom >= TimelineZoom::detail;
    const int next = hasArrow ? geometry.indexOf({item.place.section, item.place.lane, item.place.card + 1}) : -1;
    if (next >= 0) {
        const QRect after = m_sight.scrolled(geometry.items()[static_cast<std::size_t>(next)]);
        m_delegate.paintArrow(painter, rect, m_view.sided(after));
    }
}

} // namespace querymend
