#include "run/runclock.h"

#include "run/acceptance.h"
#include "run/state.h"

#include <algorithm>
#include <utility>

namespace querymend {

bool waitsForUser(const RunState& state)
{
    if (state.stops.empty() && state.asked.empty())
        return false;
    const auto goesOn = [&](EffectId effect) {
        return !effect.isNone() && !state.stopOf(effect) && !state.askedWith(effect);
    };
    const auto isAtWork = [&](const LaneState& lane) {
        return goesOn(lane.pending) || std::ranges::any_of(lane.attempts, goesOn, &AttemptState::reading);
    };
    return !goesOn(state.candidates.comparing) && std::ranges::none_of(state.roles, goesOn, &RoleState::pending)
        && std::ranges::none_of(state.lanes, isAtWork);
}

void RunClock::take(const RunEvent& event, const RunState& state)
{
    if (!std::exchange(hasBegun, true))
        firstAt = event.at;
    if (!mayFollowTheEnd(event.body)) // what follows the end takes no time of the run
        lastAt = event.at;
    if (waitsForUser(state))
        stopped.begin(event.at);
    else
        stopped.end(event.at);
}

} // namespace querymend
