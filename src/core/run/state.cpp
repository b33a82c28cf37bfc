#include "run/state.h"

#include <algorithm>
#include <utility>

namespace querymend {

const LaneState* RunState::waitingFor(EffectId effect) const
{
    const auto found = std::find_if(lanes.begin(), lanes.end(),
                                    [&](const LaneState& lane) { return !effect.isNone() && lane.pending == effect; });
    return found == lanes.end() ? nullptr : &*found;
}

const RoleState* RunState::roleWaitingFor(EffectId effect) const
{
    const auto found = std::find_if(roles.begin(), roles.end(),
                                    [&](const RoleState& role) { return !effect.isNone() && role.pending == effect; });
    return found == roles.end() ? nullptr : &*found;
}

const RunStop* RunState::stopOf(EffectId effect) const
{
    const auto found =
        std::find_if(stops.begin(), stops.end(), [&](const RunStop& stop) { return stop.what.effect == effect; });
    return effect.isNone() || found == stops.end() ? nullptr : &*found;
}

const RoleState* RunState::role(const RoleCall& call) const
{
    const auto found =
        std::find_if(roles.begin(), roles.end(), [&](const RoleState& role) { return role.call == call; });
    return found == roles.end() ? nullptr : &*found;
}

RoleState* RunState::role(const RoleCall& call)
{
    return const_cast<RoleState*>(std::as_const(*this).role(call));
}

AttemptState* RunState::attempt(const AttemptRef& attempt)
{
    const bool isThere = attempt.lane.value < lanes.size() && attempt.number < lane(attempt.lane).attempts.size();
    return isThere ? &lane(attempt.lane).attempts[attempt.number] : nullptr;
}

std::string_view questionIn(const RunState& state)
{
    const RoleState* const translator = state.role({ModelRole::translator, 0});
    const bool isTranslated = translator && translator->outcome == RoleOutcome::useful && !translator->results.empty();
    return isTranslated ? translator->results.front() : state.start.question.text;
}

std::vector<std::string> testsOf(const RunState& state)
{
    std::vector<std::string> tests;
    for (std::uint32_t i = 0; i < testGenerators; ++i) {
        const RoleState* const generator = state.role({ModelRole::testGenerator, i});
        if (!generator)
            continue;
        for (const std::string& test : generator->results) {
            if (std::find(tests.begin(), tests.end(), test) == tests.end())
                tests.push_back(test);
        }
    }
    return tests;
}

} // namespace querymend
