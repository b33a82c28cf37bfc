#include "report/storylanes.h"

#include <algorithm>

namespace querymend {

const AttemptCard* answerIn(const TimelineRows& rows)
{
    const AttemptCard* answer = nullptr;
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes) {
            for (const AttemptCard& card : lane.cards) {
                if (card.accepted)
                    return &card;
                if (rows.headline.selected == card.ref)
                    answer = &card;
            }
        }
    }
    return answer;
}

std::optional<LaneId> lastLaneOf(const TimelineRows& rows, const AttemptCard* answer)
{
    if (answer)
        return answer->ref.lane;
    const auto attempt = isOver(rows.headline) ? attemptToFollow(rows) : std::nullopt;
    return attempt ? std::optional(attempt->lane) : std::nullopt;
}

const LaneRow* laneToFollow(const TimelineSection& band, std::optional<LaneId> last)
{
    const LaneRow* followed = nullptr;
    for (const LaneRow& lane : band.lanes) {
        if (lane.id == last)
            return &lane;
        if (!followed || lane.cards.size() > followed->cards.size())
            followed = &lane;
    }
    return followed;
}

const LaneRow* laneWithoutAnswer(const TimelineRows& rows)
{
    const auto last = lastLaneOf(rows, nullptr);
    if (last)
        return laneOf(rows, *last);
    const auto band = std::find_if(rows.sections.rbegin(), rows.sections.rend(),
                                   [](const TimelineSection& section) { return !section.lanes.empty(); });
    return band == rows.sections.rend() ? nullptr : laneToFollow(*band, std::nullopt);
}

} // namespace querymend
