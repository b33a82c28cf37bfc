#include "timeline/timelinesight.h"

#include "timeline/timelineclock.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr int edge = 12; ///< between what stays in sight and the edge of the view

} // namespace

bool TimelineSight::isInAnswersLane(const TimelinePlace& place) const
{
    return m_frame.shape == TimelineShape::lanes && m_answer.card >= 0 && place.section == m_answer.section
        && place.lane == m_answer.lane;
}

QRect TimelineSight::scrolled(const TimelineItem& item) const
{
    const int across = item.place.lane >= 0 ? m_offset.x() : 0; // steps and levels are as wide as the view
    return item.rect.translated(-across, -m_offset.y());
}

QRect TimelineSight::placed(const TimelineItem& item) const
{
    const QRect rect = scrolled(item);
    return isInAnswersLane(item.place) ? rect.translated(shiftOfAnswer(item.place)) : rect;
}

bool TimelineSight::isHeadingCut(const TimelineItem& item) const
{
    if (item.row != TimelineRow::lane && item.row != TimelineRow::band)
        return false;
    const int top = m_frame.shape == TimelineShape::clock ? clockAxisHeight(m_frame.metrics) : 0;
    const QRect rect = placed(item);
    const int before = std::max(0, rect.height() - m_frame.metrics.line) / 2; // the text is in the middle
    return rect.top() + before < top;
}

QRect TimelineSight::withHeading(const TimelineItem& item) const
{
    const QRect rect = scrolled(item);
    const int index = m_geometry.indexOf(item.place);
    if (item.row != TimelineRow::card || index < 1)
        return rect;
    const TimelineItem& before = m_geometry.items()[static_cast<std::size_t>(index) - 1];
    const QRect both = rect.united(scrolled(before));
    return before.row == TimelineRow::lane && both.height() <= m_view.height() ? both : rect;
}

QRect TimelineSight::reached(const TimelineItem& item) const
{
    const QRect rect = withHeading(item);
    if (!isInAnswersLane(item.place) || item.place.card < 0 || item.place == m_answer)
        return rect;
    const int covered = item.rect.height() + edge;
    return item.place.card < m_answer.card ? rect.adjusted(0, 0, 0, covered) : rect.adjusted(0, -covered, 0, 0);
}

/// Returns how far the lane of the answer, and the answer itself, are moved to stay in sight.
QPoint TimelineSight::shiftOfAnswer(const TimelinePlace& place) const
{
    const auto into = [](int at, int size, int room) {
        return std::clamp(at, std::min(edge, room - size), std::max(edge, room - size - edge)) - at;
    };
    const int item = m_geometry.indexOf(place);
    if (item < 0)
        return {};
    const QRect box = m_geometry.laneBox(place).translated(-m_offset);
    QPoint shift(into(box.left(), box.width(), m_view.width()), 0);
    if (place == m_answer) {
        const QRect card = scrolled(m_geometry.items()[static_cast<std::size_t>(item)]);
        shift.setY(into(card.top(), card.height(), m_view.height()));
    }
    return shift;
}

QRect TimelineSight::boxOfAnswer() const
{
    const TimelinePlace lane{m_answer.section, m_answer.lane, -1};
    if (m_frame.shape != TimelineShape::lanes || m_answer.card < 0 || m_geometry.indexOf(lane) < 0)
        return {};
    return m_geometry.laneBox(lane).translated(-m_offset).translated(shiftOfAnswer(lane));
}

QRect TimelineSight::shelfOfAnswer() const
{
    constexpr int gap = 8;
    const QRect box = boxOfAnswer();
    const int item = box.isNull() ? -1 : m_geometry.indexOf(m_answer);
    const int shift = item < 0 ? 0 : shiftOfAnswer(m_answer).y();
    if (shift == 0)
        return {};
    const QRect card = placed(m_geometry.items()[static_cast<std::size_t>(item)]);
    const int top = shift < 0 ? card.top() - gap : 0;
    const int bottom = shift < 0 ? m_view.height() : card.bottom() + gap;
    return {box.left(), top, box.width(), bottom - top};
}

/// The lane of the answer may cover a part of the view, but covers nothing where it is in its own place.
int TimelineSight::wayAcrossTo(const TimelineItem& item) const
{
    if (m_frame.shape != TimelineShape::lanes || item.place.lane < 0)
        return 0;
    const QRect box = m_geometry.laneBox(item.place).translated(-m_offset.x(), 0);
    int left = edge;
    int right = m_view.width() - edge;
    const bool mayBeCovered = m_answer.section == item.place.section && !isInAnswersLane(item.place);
    if (const QRect stays = boxOfAnswer(); !stays.isNull() && mayBeCovered) {
        const int shift = shiftOfAnswer({m_answer.section, m_answer.lane, -1}).x();
        if (shift > 0)
            left = stays.right() + edge;
        else if (shift < 0)
            right = stays.left() - edge;
    }
    if (box.left() < left)
        return box.left() - left;
    return box.right() + 1 > right ? box.right() + 1 - right : 0;
}

TimelinePlace TimelineSight::placeAt(const QPoint& point) const
{
    if (m_frame.shape == TimelineShape::clock && point.y() < clockAxisHeight(m_frame.metrics))
        return {};
    if (m_frame.shape != TimelineShape::lanes) {
        const int item = m_geometry.itemAt(point + QPoint(0, m_offset.y()));
        return item < 0 ? TimelinePlace() : m_geometry.items()[static_cast<std::size_t>(item)].place;
    }
    const int answer = m_geometry.indexOf(m_answer);
    if (answer >= 0 && m_answer.card >= 0
        && placed(m_geometry.items()[static_cast<std::size_t>(answer)]).contains(point))
        return m_answer;
    if (shelfOfAnswer().contains(point))
        return {};
    const bool isCovered = boxOfAnswer().contains(point);
    const int y = point.y() + m_offset.y();
    TimelinePlace found;
    m_geometry.visit(y, y + 1, [&](const TimelineItem& item, int) {
        const bool isAbove = !isCovered || isInAnswersLane(item.place);
        if (isAbove && item.place != m_answer && placed(item).contains(point))
            found = item.place;
    });
    return found;
}

} // namespace querymend
