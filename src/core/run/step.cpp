#include "run/step.h"

#include "run/acceptance.h"
#include "run/editing.h"
#include "run/mendingattempts.h"

#include <algorithm>
#include <utility>

namespace querymend {

Decision Step::take(const RunInput& input)
{
    const bool fits = std::holds_alternative<StartRun>(input) ? state().phase == RunPhase::notStarted
                                                              : state().phase == RunPhase::running;
    if (fits) {
        std::visit([this](const auto& what) { take(what); }, input);
        m_search.proceed();
    }
    return m_draft.take();
}

void Step::take(const StartRun& input)
{
    RunStarted started = input.what;
    started.policy.lanes = std::clamp(started.policy.lanes, 1U, mostLanes);
    started.policy.maxRetries = std::min(started.policy.maxRetries, mostRetriesOfLane);
    m_draft.record(std::move(started));
}

void Step::take(const ResumeRun&)
{
    m_draft.record(RunResumed{});
    for (const LaneState& lane : m_search.lanesOfLevel()) { // their timers ended with the program, or were the parent's
        if (lane.isOpen())
            m_lanes.limit(lane.made.lane);
    }
}

void Step::take(const ModelAnswered& input)
{
    if (const RoleState* const role = state().roleWaitingFor(input.effect))
        return m_roles.answered(*role, input);
    const LaneState* const lane = state().waitingFor(input.effect);
    if (!lane || lane->phase != LanePhase::asking)
        return;
    const LaneId id = lane->made.lane;
    if (const auto* reply = std::get_if<ModelReply>(&input.answer))
        m_lanes.replied(id, input.effect, *reply);
    else
        m_lanes.failed(id, input.effect, std::get<ModelProblem>(input.answer));
}

void Step::take(const CheckAnswered& input)
{
    const LaneState* const lane = state().waitingFor(input.effect);
    if (!lane || lane->phase != LanePhase::checking)
        return;
    const AttemptRef attempt = m_draft.lastAttemptOf(lane->made.lane);
    m_lanes.checked({input.effect, attempt, lane->attempts.back().sql, input.verdict});
}

void Step::take(const WaitPassed& input)
{
    const LaneState* const lane = state().waitingFor(input.effect);
    if (!lane || lane->phase != LanePhase::waiting)
        return;
    const AttemptRef attempt = m_draft.lastAttemptOf(lane->made.lane);
    m_draft.record(WaitEnded{input.effect, attempt});
    // With SQL, the wait was for the database: check again. Without, it was for the model, which proceed() calls again.
    const std::string sql = state().lane(attempt.lane).attempts.back().sql;
    if (!sql.empty())
        m_lanes.check(attempt, sql, m_draft.verdictOn(sql));
}

void Step::take(const ComparisonAnswered& input)
{
    if (input.effect.isNone() || state().candidates.comparing != input.effect)
        return;
    m_draft.record(ResultsCompared{input.effect, input.comparison.groups, input.comparison.notes});
}

void Step::take(const RowsAnswered& input)
{
    m_rows.answered(input.effect, input.rows);
}

void Step::take(const TimeIsUp& input)
{
    if (input.lane.isNone()) {
        m_draft.record(TimeRanOut{});
        return m_search.endWith(RunOutcome::gaveUp, "the run's time limit was reached");
    }
    if (input.lane.value >= state().lanes.size() || !state().lane(input.lane).isOpen())
        return;
    const EffectId pending = state().lane(input.lane).pending;
    m_draft.record(TimeRanOut{input.lane});
    m_draft.stop(pending);
    m_lanes.end(input.lane, LaneOutcome::failed, "the lane's time limit was reached");
}

void Step::take(const CancelRun& input)
{
    m_draft.record(CancelAsked{input.reason});
    m_search.endWith(RunOutcome::cancelled, input.reason);
}

/// Only a pending effect can be held back.
void Step::take(const PauseRun& input)
{
    RunPaused paused{input.effect, std::nullopt, std::nullopt, StopPlace::model, input.reason};
    if (const LaneState* const lane = state().waitingFor(input.effect)) {
        if (lane->phase != LanePhase::asking && lane->phase != LanePhase::checking)
            return;
        paused.attempt = m_draft.lastAttemptOf(lane->made.lane);
        paused.before = lane->phase == LanePhase::asking ? StopPlace::model : StopPlace::database;
    } else if (const RoleState* const role = state().roleWaitingFor(input.effect)) {
        paused.role = role->call;
    } else if (const auto reading = state().readingFor(input.effect)) {
        paused.before = StopPlace::database;
        paused.reads = reading;
    } else if (!input.effect.isNone() && state().candidates.comparing == input.effect) {
        paused.before = StopPlace::database;
    } else {
        return;
    }
    m_draft.record(paused);
}

/// After an edit the call is made again, so that the record holds what was really sent.
void Step::take(const ContinueRun& input)
{
    const RunStop* const found = state().stopOf(input.effect);
    if (!found)
        return;
    const RunStop known = *found;
    m_draft.record(RunContinued{input.effect, known.what.attempt, input.way, known.isEdited});
    if (known.isEdited)
        m_draft.stop(input.effect);
}

void Step::take(const EditRun& input)
{
    const auto facts = factsOfEdit(state(), context(), input);
    if (!facts)
        return;
    for (const EventBody& fact : *facts)
        m_draft.record(fact);
}

void Step::take(const TakeMending& input)
{
    if (mayTakeCorrection(state(), input.attempt))
        m_lanes.takeCorrection(input.attempt, MendedBy::person);
}

void Step::take(const AnswerQuestion& input)
{
    m_person.answered(input.effect, input.answer, input.reading);
}

void Step::take(const LeaveUnanswered& input)
{
    const PersonQuestion* const asked = state().askedWith(input.effect);
    if (!asked)
        return;
    const std::string question = asked->question.empty() ? std::string() : ": " + asked->question;
    m_search.endWith(RunOutcome::unanswered, "a person has to answer" + question);
}

void Step::take(const AcceptAttempt& input)
{
    auto accepted = acceptanceOf(state(), input.attempt, input.what);
    if (!accepted)
        return;
    m_draft.record(std::move(accepted).value());
    constexpr auto why = "a user accepted it";
    if (state().lane(input.attempt.lane).isOpen()) {
        m_draft.stop(state().lane(input.attempt.lane).pending);
        m_lanes.endWith(input.attempt, why);
    }
    m_search.stopAll(LaneOutcome::cancelled, "a user accepted another attempt");
    const bool isExplained = state().selected == input.attempt;
    for (std::size_t i = 0; i < state().roles.size(); ++i) {
        const RoleCall call = state().roles[i].call;
        if (call.role != ModelRole::explainer || !isExplained)
            m_roles.stop(call);
    }
    m_draft.record(Selected{input.attempt, why});
}

} // namespace querymend
