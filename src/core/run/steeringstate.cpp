#include "run/steeringstate.h"

#include "run/editing.h"

#include <algorithm>

namespace querymend {

namespace {

AttemptState* attemptIn(RunState& state, const AttemptRef& attempt)
{
    if (attempt.lane.value >= state.lanes.size())
        return nullptr;
    std::vector<AttemptState>& attempts = state.lane(attempt.lane).attempts;
    return attempt.number < attempts.size() ? &attempts[attempt.number] : nullptr;
}

/// Also one that nobody was asked for yet: a person may write it.
AttemptState* attemptToWrite(RunState& state, const AttemptRef& attempt)
{
    if (attempt.lane.value < state.lanes.size() && state.lane(attempt.lane).attempts.size() == attempt.number)
        state.lane(attempt.lane).attempts.emplace_back();
    return attemptIn(state, attempt);
}

void recategorise(AttemptState& attempt, ErrorCode code)
{
    attempt.code = code;
    std::vector<Finding>& findings = attempt.verdict->findings;
    const auto primary = std::find_if(findings.begin(), findings.end(),
                                      [](const Finding& finding) { return finding.severity == Severity::error; });
    if (primary != findings.end())
        primary->code = code;
}

void edit(RunState& state, const RunEdited& body)
{
    LaneState& lane = state.lane(body.attempt.lane);
    AttemptState* const attempt = attemptIn(state, body.attempt);
    switch (body.field) {
    case EditedField::sql:
        if (AttemptState* const written = attemptToWrite(state, body.attempt); written && !written->verdict)
            written->sql = body.after;
        return;
    case EditedField::hint:
        if (attempt)
            attempt->hint = body.after;
        return;
    case EditedField::category:
        if (const auto code = errorCodeNamed(body.after); code && attempt && attempt->verdict)
            recategorise(*attempt, *code);
        return;
    case EditedField::evidence:
        state.start.question.evidence = body.after;
        return;
    case EditedField::temperature:
        lane.made.temperature = temperatureNamed(body.after).value_or(lane.made.temperature);
        return;
    case EditedField::model:
        state.start.model = body.after;
        return;
    case EditedField::level:
        lane.made.level = levelNamed(body.after).value_or(lane.made.level);
        return;
    }
}

void accept(RunState& state, const AttemptRef& attempt)
{
    if (attemptIn(state, attempt))
        state.accepted = attempt;
}

} // namespace

void applySteering(RunState& state, const RunPaused& body)
{
    if (!state.stopOf(body.effect))
        state.stops.push_back({body, false});
}

void applySteering(RunState& state, const RunContinued& body)
{
    const RunStop* const stop = state.stopOf(body.effect);
    if (!stop)
        return;
    if (stop->isEdited && stop->what.attempt && stop->what.attempt->lane.value < state.lanes.size()) {
        LaneState& lane = state.lane(stop->what.attempt->lane);
        lane.phase = LanePhase::deciding;
        lane.pending = {};
    }
    std::erase_if(state.stops, [&](const RunStop& known) { return known.what.effect == body.effect; });
}

void applySteering(RunState& state, const RunEdited& body)
{
    if (body.attempt.lane.value >= state.lanes.size() || !state.lane(body.attempt.lane).isOpen())
        return;
    edit(state, body);
    const bool isOfAll = body.field == EditedField::evidence || body.field == EditedField::model;
    for (RunStop& stop : state.stops) {
        const bool isMeant = stop.what.attempt && (isOfAll || stop.what.attempt->lane == body.attempt.lane);
        if (isMeant && (stop.what.before == StopPlace::model || body.field == EditedField::sql))
            stop.isEdited = true;
    }
}

void applySteering(RunState& state, const RetryAsked& body)
{
    AttemptState* const attempt = attemptIn(state, body.attempt);
    if (!attempt || !state.lane(body.attempt.lane).isOpen())
        return;
    attempt->hint = body.hint;
    attempt->reflection.emplace();
    attempt->reflection->decision = ReflectionDecision::refine;
    state.lane(body.attempt.lane).phase = LanePhase::deciding;
}

void applySteering(RunState& state, const AttemptAccepted& body)
{
    accept(state, body.attempt);
}

void applySteering(RunState& state, const EmptinessConfirmed& body)
{
    accept(state, body.attempt);
}

} // namespace querymend
