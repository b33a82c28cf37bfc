// Where items are seen, and painting those that are.

#include "timeline/lanelayout.h"
#include "timeline/timelineclock.h"
#include "timeline/timelinedelegate.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelineview.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>
#include <vector>

namespace querymend {

namespace {

constexpr int edge = 12; ///< between what stays in sight and the edge of the view

} // namespace

void TimelineView::noteAnswer()
{
    const std::optional<AttemptRef>& answer = m_model.rows().headline.selected;
    m_answer = answer ? m_model.placeOf(m_model.indexOf(*answer)) : TimelinePlace();
}

bool TimelineView::isInAnswersLane(const TimelinePlace& place) const
{
    return m_frame.shape == TimelineShape::lanes && m_answer.card >= 0 && place.section == m_answer.section
        && place.lane == m_answer.lane;
}

QRect TimelineView::scrolled(const TimelineItem& item) const
{
    const int across = item.place.lane >= 0 ? horizontalOffset() : 0; // steps and levels are as wide as the view
    return item.rect.translated(-across, -verticalOffset());
}

QRect TimelineView::reached(const TimelineItem& item) const
{
    const QRect rect = scrolled(item);
    if (!isInAnswersLane(item.place) || item.place.card < 0 || item.place == m_answer)
        return rect;
    const int covered = rect.height() + edge;
    return item.place.card < m_answer.card ? rect.adjusted(0, 0, 0, covered) : rect.adjusted(0, -covered, 0, 0);
}

/// Returns how far the lane of the answer, and the answer itself, are moved to stay in sight.
QPoint TimelineView::shiftOfAnswer(const TimelinePlace& place) const
{
    const auto into = [](int at, int size, int room) {
        return std::clamp(at, std::min(edge, room - size), std::max(edge, room - size - edge)) - at;
    };
    const int item = arrangement().indexOf(place);
    if (item < 0)
        return {};
    const QRect box = m_geometry.laneBox(place).translated(-horizontalOffset(), -verticalOffset());
    QPoint shift(into(box.left(), box.width(), viewport()->width()), 0);
    if (place == m_answer) {
        const QRect card = scrolled(m_geometry.items()[static_cast<std::size_t>(item)]);
        shift.setY(into(card.top(), card.height(), viewport()->height()));
    }
    return shift;
}

QRect TimelineView::boxOfAnswer() const
{
    const TimelinePlace lane{m_answer.section, m_answer.lane, -1};
    if (m_frame.shape != TimelineShape::lanes || m_answer.card < 0 || arrangement().indexOf(lane) < 0)
        return {};
    const QRect box = m_geometry.laneBox(lane).translated(-horizontalOffset(), -verticalOffset());
    return box.translated(shiftOfAnswer(lane));
}

QRect TimelineView::shelfOfAnswer() const
{
    constexpr int gap = 8;
    const QRect box = boxOfAnswer();
    const int item = box.isNull() ? -1 : arrangement().indexOf(m_answer);
    const int shift = item < 0 ? 0 : shiftOfAnswer(m_answer).y();
    if (shift == 0)
        return {};
    const QRect card = placed(m_geometry.items()[static_cast<std::size_t>(item)]);
    const int top = shift < 0 ? card.top() - gap : 0;
    const int bottom = shift < 0 ? viewport()->height() : card.bottom() + gap;
    return {box.left(), top, box.width(), bottom - top};
}

QRect TimelineView::sided(const QRect& rect) const
{
    return QStyle::visualRect(layoutDirection(), viewport()->rect(), rect);
}

QRect TimelineView::placeOf(const QModelIndex& index) const
{
    const int item = arrangement().indexOf(m_model.placeOf(index));
    return item < 0 ? QRect() : placed(m_geometry.items()[static_cast<std::size_t>(item)]);
}

QRect TimelineView::placed(const TimelineItem& item) const
{
    const QRect rect = scrolled(item);
    return isInAnswersLane(item.place) ? rect.translated(shiftOfAnswer(item.place)) : rect;
}

/// The lane of the answer may cover a part of the view, but covers nothing where it is in its own place.
void TimelineView::scrollAcrossTo(const TimelineItem& item)
{
    if (m_frame.shape != TimelineShape::lanes || item.place.lane < 0)
        return;
    const QRect box = arrangement().laneBox(item.place).translated(-horizontalOffset(), 0);
    int left = edge;
    int right = viewport()->width() - edge;
    const bool mayBeCovered = m_answer.section == item.place.section && !isInAnswersLane(item.place);
    if (const QRect stays = boxOfAnswer(); !stays.isNull() && mayBeCovered) {
        const int shift = shiftOfAnswer({m_answer.section, m_answer.lane, -1}).x();
        if (shift > 0)
            left = stays.right() + edge;
        else if (shift < 0)
            right = stays.left() - edge;
    }
    QScrollBar* const bar = horizontalScrollBar();
    if (box.left() < left)
        bar->setValue(bar->value() + box.left() - left);
    else if (box.right() + 1 > right)
        bar->setValue(bar->value() + box.right() + 1 - right);
}

QModelIndex TimelineView::indexAt(const QPoint& seen) const
{
    const QPoint point = sided(QRect(seen, QSize(1, 1))).topLeft();
    if (m_frame.shape == TimelineShape::clock && point.y() < clockAxisHeight(m_frame.metrics))
        return {};
    if (m_frame.shape != TimelineShape::lanes) {
        const int item = arrangement().itemAt(point + QPoint(0, verticalOffset()));
        return item < 0 ? QModelIndex() : m_model.indexOf(m_geometry.items()[static_cast<std::size_t>(item)].place);
    }
    const int answer = arrangement().indexOf(m_answer);
    if (answer >= 0 && m_answer.card >= 0
        && placed(m_geometry.items()[static_cast<std::size_t>(answer)]).contains(point))
        return m_model.indexOf(m_answer);
    if (shelfOfAnswer().contains(point))
        return {};
    const bool isCovered = boxOfAnswer().contains(point);
    const int y = point.y() + verticalOffset();
    TimelinePlace found;
    m_geometry.visit(y, y + 1, [&](const TimelineItem& item, int) {
        const bool isAbove = !isCovered || isInAnswersLane(item.place);
        if (isAbove && item.place != m_answer && placed(item).contains(point))
            found = item.place;
    });
    return m_model.indexOf(found);
}

void TimelineView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setLayoutDirection(layoutDirection()); // a painter takes the application's
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    if (m_frame.shape == TimelineShape::lanes)
        return paintLanes(painter, sided(event->rect()), option);
    TimelineFrame frame = m_frame;
    frame.width = viewport()->width();
    const bool isClock = m_frame.shape == TimelineShape::clock;
    const ClockScale scale = isClock ? clockScale(m_model.rows().headline, frame) : ClockScale();
    if (isClock)
        m_delegate->beginClock(painter, scale, viewport()->rect());
    const int top = verticalOffset() + event->rect().top();
    arrangement().visit(top - 1, top + event->rect().height() + 1,
                        [&](const TimelineItem& item, int) { paintItem(painter, item, option); });
    if (isClock)
        m_delegate->paintClockAxis(painter, scale, viewport()->rect(), m_model.rows().headline);
}

/// The lane of the answer covers others that are scrolled below it.
void TimelineView::paintLanes(QPainter& painter, const QRect& part, const QStyleOptionViewItem& like) const
{
    const int line = m_frame.metrics.meta;
    const int hints = mostLinesBelow * line + 20 + offerHeight(1000, 1, line); // below a card, at most
    const int top = verticalOffset() + part.top() - hints;
    const int bottom = verticalOffset() + part.bottom() + 1;
    const QPoint offset(-horizontalOffset(), -verticalOffset());
    arrangement().visitBoxes(top, bottom, [&](const QRect& box, const TimelinePlace& place) {
        const QRect seen = box.translated(offset);
        if (!isInAnswersLane(place) && seen.intersects(part))
            m_delegate->paintLaneBox(painter, sided(seen), m_model.indexOf(place));
    });
    std::vector<TimelineItem> above;
    m_geometry.visit(top, bottom, [&](const TimelineItem& item, int) {
        if (isInAnswersLane(item.place))
            above.push_back(item);
        else if (scrolled(item).adjusted(0, 0, 0, item.below).intersects(part))
            paintItem(painter, item, like);
    });
    if (const QRect box = boxOfAnswer(); box.intersects(part))
        m_delegate->paintLaneBox(painter, sided(box), m_model.indexOf({m_answer.section, m_answer.lane, -1}));
    for (const TimelineItem& item : above) {
        if (item.place != m_answer)
            paintItem(painter, item, like);
    }
    if (const QRect shelf = shelfOfAnswer(); shelf.intersects(part))
        m_delegate->paintShelf(painter, sided(shelf));
    const int answer = m_answer.card < 0 ? -1 : m_geometry.indexOf(m_answer);
    if (answer >= 0)
        paintItem(painter, m_geometry.items()[static_cast<std::size_t>(answer)], like);
}

/// A hint that slides in has no room of its own yet. Nothing is below its card, which is the last of its lane.
int TimelineView::roomForHint(const TimelineItem& item, const QModelIndex& index) const
{
    const AttemptCard* const hinted = m_model.hinted();
    const bool isComing = hinted && item.below > 0 && m_model.indexOf(hinted->ref) == index;
    return isComing ? hintHeight(*hinted, item.rect.width(), m_frame.metrics) : item.below;
}

void TimelineView::paintItem(QPainter& painter, const TimelineItem& item, const QStyleOptionViewItem& like) const
{
    QStyleOptionViewItem option = like;
    const QModelIndex index = m_model.indexOf(item.place);
    option.rect = sided(placed(item));
    option.state.setFlag(QStyle::State_Selected, isMarked(index));
    option.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
    option.state.setFlag(QStyle::State_Open, isOpen(index));
    m_delegate->paint(&painter, option, index);
    const QRect& rect = option.rect;
    const int below = roomForHint(item, index);
    if (below > 0 && item.place != m_answer)
        m_delegate->paintHint(painter, QRect(rect.left(), rect.bottom() + 1, rect.width(), below), index);
    const bool hasArrow = isZoomable() && item.place.card >= 0 && m_frame.zoom >= TimelineZoom::detail;
    const int next = hasArrow ? m_geometry.indexOf({item.place.section, item.place.lane, item.place.card + 1}) : -1;
    if (next >= 0)
        m_delegate->paintArrow(painter, rect, sided(scrolled(m_geometry.items()[static_cast<std::size_t>(next)])));
}

} // namespace querymend
