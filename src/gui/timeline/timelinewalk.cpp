#include "timeline/timelinewalk.h"

#include <cstdlib>

namespace querymend {

bool TimelineWalk::isReachable(int item) const
{
    const TimelineRow row = m_geometry.items()[static_cast<std::size_t>(item)].row;
    return row == TimelineRow::card || row == TimelineRow::step;
}

int TimelineWalk::neighbour(int from, int direction) const
{
    const int count = static_cast<int>(m_geometry.items().size());
    for (int item = from + direction; item >= 0 && item < count; item += direction) {
        if (isReachable(item))
            return item;
    }
    return from;
}

int TimelineWalk::neighbourLane(int from, int direction) const
{
    const TimelinePlace here = m_geometry.items()[static_cast<std::size_t>(from)].place;
    int item = from;
    for (int next = neighbour(item, direction); next != item; next = neighbour(item, direction)) {
        item = next;
        const TimelinePlace there = m_geometry.items()[static_cast<std::size_t>(item)].place;
        if (there.section == here.section && there.lane == here.lane)
            continue;
        for (int card = here.card; card >= 0; --card) {
            const int like = m_geometry.indexOf({there.section, there.lane, card});
            if (like >= 0)
                return like;
        }
        return item;
    }
    return from;
}

int TimelineWalk::farAway(int from, int direction, int page) const
{
    const int start = m_geometry.items()[static_cast<std::size_t>(from)].rect.top();
    int item = from;
    for (int next = neighbour(item, direction); next != item; next = neighbour(item, direction)) {
        item = next;
        const int way = m_geometry.items()[static_cast<std::size_t>(item)].rect.top() - start;
        if (std::abs(way) >= page)
            break;
    }
    return item;
}

} // namespace querymend
