#pragma once

#include "report/timelinerows.h"

#include <vector>

namespace querymend {

/// All attempts in a record.
inline std::vector<AttemptRef> attemptsIn(const std::vector<RunEvent>& events)
{
    std::vector<AttemptRef> attempts;
    for (const TimelineSection& section : timelineRows(events).sections) {
        for (const LaneRow& lane : section.lanes) {
            for (const AttemptCard& card : lane.cards)
                attempts.push_back(card.ref);
        }
    }
    return attempts;
}

} // namespace querymend
