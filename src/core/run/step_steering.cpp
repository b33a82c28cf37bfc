#include "run/acceptance.h"
#include "run/editing.h"
#include "run/step.h"

#include <utility>

namespace querymend {

/// Only a pending effect can be held back.
void Step::take(const PauseRun& input)
{
    RunPaused paused{input.effect, std::nullopt, std::nullopt, StopPlace::model, input.reason};
    if (const LaneState* const lane = m_state.waitingFor(input.effect)) {
        if (lane->phase != LanePhase::asking && lane->phase != LanePhase::checking)
            return;
        paused.attempt = lastAttemptOf(lane->made.lane);
        paused.before = lane->phase == LanePhase::asking ? StopPlace::model : StopPlace::database;
    } else if (const RoleState* const role = m_state.roleWaitingFor(input.effect)) {
        paused.role = role->call;
    } else if (!input.effect.isNone() && m_state.candidates.comparing == input.effect) {
        paused.before = StopPlace::database;
    } else {
        return;
    }
    record(paused);
}

/// After an edit the call is made again, so that the record holds what was really sent.
void Step::take(const ContinueRun& input)
{
    const RunStop* const found = m_state.stopOf(input.effect);
    if (!found)
        return;
    const RunStop known = *found;
    record(RunContinued{input.effect, known.what.attempt, input.way, known.isEdited});
    if (known.isEdited)
        stop(input.effect);
}

void Step::take(const EditRun& input)
{
    const auto facts = factsOfEdit(m_state, m_context, input);
    if (!facts)
        return;
    for (const EventBody& fact : *facts)
        record(fact);
}

void Step::take(const AcceptAttempt& input)
{
    auto accepted = acceptanceOf(m_state, input.attempt, input.what);
    if (!accepted)
        return;
    record(std::move(accepted).value());
    constexpr auto why = "a user accepted it";
    if (m_state.lane(input.attempt.lane).isOpen()) {
        stop(m_state.lane(input.attempt.lane).pending);
        record(LaneEnded{input.attempt.lane, LaneOutcome::valid, input.attempt.number, why});
    }
    stopAll(LaneOutcome::cancelled, "a user accepted another attempt");
    const bool isExplained = m_state.selected == input.attempt;
    for (std::size_t i = 0; i < m_state.roles.size(); ++i) {
        const RoleCall call = m_state.roles[i].call;
        if (call.role != ModelRole::explainer || !isExplained)
            stopRole(call);
    }
    record(Selected{input.attempt, why});
}

} // namespace querymend
