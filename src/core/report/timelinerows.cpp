#include "report/timelineprojector.h"

#include <algorithm>

namespace querymend {

namespace {

std::chrono::milliseconds between(std::int64_t first, std::int64_t last)
{
    constexpr std::int64_t most = 1000LL * 60 * 60 * 24 * 365; // a damaged record may hold any number
    const bool isSound = first >= 0 && last >= first;
    return std::chrono::milliseconds(isSound ? std::min(last - first, most) : 0);
}

} // namespace

std::chrono::milliseconds AttemptCard::duration() const
{
    return between(firstAt, lastAt);
}

std::chrono::milliseconds RunHeadline::duration() const
{
    return between(firstAt, lastAt);
}

CardKind cardKindOf(Category category)
{
    return static_cast<CardKind>(category);
}

TimelineRows timelineRows(const std::vector<RunEvent>& events)
{
    TimelineProjector projector;
    for (const RunEvent& event : events)
        projector.add(event);
    return projector.rows();
}

const LaneRow* laneAt(const TimelineRows& rows, const TimelinePlace& place)
{
    const auto within = [](int index, std::size_t size) {
        return index >= 0 && static_cast<std::size_t>(index) < size;
    };
    if (!within(place.section, rows.sections.size()))
        return nullptr;
    const std::vector<LaneRow>& lanes = rows.sections[static_cast<std::size_t>(place.section)].lanes;
    return within(place.lane, lanes.size()) ? &lanes[static_cast<std::size_t>(place.lane)] : nullptr;
}

const AttemptCard* cardAt(const TimelineRows& rows, const TimelinePlace& place)
{
    const LaneRow* const lane = laneAt(rows, place);
    const bool isThere = lane && place.card >= 0 && static_cast<std::size_t>(place.card) < lane->cards.size();
    return isThere ? &lane->cards[static_cast<std::size_t>(place.card)] : nullptr;
}

} // namespace querymend
