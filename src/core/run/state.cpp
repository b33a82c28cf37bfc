#include "run/state.h"

#include "run/answersketch.h"

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

const PersonQuestion* RunState::askedWith(EffectId effect) const
{
    const auto found = std::find_if(asked.begin(), asked.end(),
                                    [&](const PersonQuestion& question) { return question.effect == effect; });
    return effect.isNone() || found == asked.end() ? nullptr : &*found;
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

std::vector<GeneratedTest> testsOf(const RunState& state)
{
    std::vector<GeneratedTest> tests;
    if (const auto sketch = sketchIn(state.start.question.evidence))
        tests.push_back({describe(*sketch), std::string(sketchTextIn(state.start.question.evidence))});
    for (std::uint32_t i = 0; i < testGenerators; ++i) {
        const RoleState* const generator = state.role({ModelRole::testGenerator, i});
        for (std::size_t t = 0; generator && t < generator->results.size(); ++t) {
            const std::string evidence = t < generator->evidence.size() ? generator->evidence[t] : std::string();
            const auto known = std::find_if(tests.begin(), tests.end(), [&](const GeneratedTest& test) {
                return test.text == generator->results[t];
            });
            if (known == tests.end())
                tests.push_back({generator->results[t], evidence});
            else if (known->evidence.empty())
                known->evidence = evidence;
        }
    }
    return tests;
}

std::optional<AttemptRef> RunState::readingFor(EffectId effect) const
{
    for (const LaneState& lane : lanes) {
        for (std::size_t i = 0; i < lane.attempts.size(); ++i) {
            if (!effect.isNone() && lane.attempts[i].reading == effect)
                return AttemptRef{lane.made.lane, static_cast<std::uint32_t>(i)};
        }
    }
    return std::nullopt;
}

} // namespace querymend
