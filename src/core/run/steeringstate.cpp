#include "run/steeringstate.h"

#include "run/askedmodel.h"
#include "run/editing.h"

#include <algorithm>

namespace querymend {

namespace {

/// Creates the next attempt if needed: the user may write a statement that no model was asked for.
AttemptState* attemptToWrite(RunState& state, const AttemptRef& attempt)
{
    if (attempt.lane.value < state.lanes.size() && state.lane(attempt.lane).attempts.size() == attempt.number)
        state.lane(attempt.lane).attempts.emplace_back();
    return state.attempt(attempt);
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
    AttemptState* const attempt = state.attempt(body.attempt);
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
    case EditedField::temperature:
        lane.made.temperature = temperatureNamed(body.after).value_or(lane.made.temperature);
        return;
    case EditedField::level:
        lane.made.level = levelNamed(body.after).value_or(lane.made.level);
        return;
    case EditedField::evidence:
    case EditedField::model:
    case EditedField::question:
    case EditedField::asks:
        return;
    }
}

void editRole(RoleState& role, const RunEdited& body)
{
    if (body.field == EditedField::temperature)
        role.temperature = temperatureNamed(body.after);
}

bool isOfTheRun(EditedField field)
{
    return field == EditedField::evidence || field == EditedField::model || field == EditedField::question
        || field == EditedField::asks;
}

void changeModel(RunState& state, const RunEdited& body)
{
    AskedModel model;
    model.take(state.start);
    model.take(body);
    putInto(state.start, model);
    state.fittingTokens = 0; // the former model's
    state.tokens.changePrice(model.terms.price);
}

void editRun(RunState& state, const RunEdited& body)
{
    if (body.field == EditedField::model)
        return changeModel(state, body);
    if (body.field == EditedField::asks) {
        state.start.policy.asks = askMomentsNamed(body.after).value_or(state.start.policy.asks);
        return;
    }
    if (body.field == EditedField::evidence) {
        state.start.question.evidence = body.after;
        return;
    }
    state.start.question.text = body.after;
    // The user's new wording replaces the translation.
    RoleState* const translator = state.role({ModelRole::translator, 0});
    if (translator && translator->outcome == RoleOutcome::useful)
        translator->results = {body.after};
}

bool isThere(const RunState& state, const RunEdited& body)
{
    if (isOfTheRun(body.field) && body.attempt.lane.isNone())
        return true;
    if (body.role)
        return state.role(*body.role) != nullptr;
    return body.attempt.lane.value < state.lanes.size() && state.lane(body.attempt.lane).isOpen();
}

bool isAskedAnew(const RunStop& stop, const RunEdited& body)
{
    if (body.field == EditedField::asks)
        return false; // no prompt says so
    if (isOfTheRun(body.field))
        return stop.what.before == StopPlace::model;
    if (body.role)
        return stop.what.role == body.role;
    const bool isOfLane = stop.what.attempt && stop.what.attempt->lane == body.attempt.lane;
    return isOfLane && (stop.what.before == StopPlace::model || body.field == EditedField::sql);
}

/// The correction becomes the next attempt. A call to the model for that attempt is not needed any more, and costs no
/// retry.
void tryCorrection(RunState& state, const AttemptRef& failed)
{
    const AttemptState* const attempt = state.attempt(failed);
    if (!attempt || attempt->correction.empty() || !state.lane(failed.lane).isOpen())
        return;
    LaneState& lane = state.lane(failed.lane);
    const bool isAsked = lane.attempts.size() == failed.number + 2 && !lane.attempts.back().verdict;
    if (!isAsked && lane.attempts.size() != failed.number + 1)
        return;
    const std::string sql = attempt->correction;
    if (isAsked && lane.retries > 0)
        --lane.retries;
    if (!isAsked)
        lane.attempts.emplace_back();
    lane.attempts.back() = {};
    lane.attempts.back().sql = sql;
    lane.attempts.back().isMended = true;
    lane.phase = LanePhase::deciding;
    std::erase_if(state.stops, [&](const RunStop& stop) { return stop.what.effect == lane.pending; });
    lane.pending = {};
}

void accept(RunState& state, const AttemptRef& attempt)
{
    if (state.attempt(attempt))
        state.accepted = attempt;
}

/// Applies one event.
struct SteeringFold {
    RunState& state;

    void operator()(const RunPaused& body) const
    {
        if (!state.stopOf(body.effect))
            state.stops.push_back({body, false});
    }

    /// After an edit, the call that was held back is forgotten, so that it is made again.
    void operator()(const RunContinued& body) const
    {
        const RunStop* const stop = state.stopOf(body.effect);
        if (!stop)
            return;
        if (stop->isEdited && stop->what.attempt && stop->what.attempt->lane.value < state.lanes.size()) {
            LaneState& lane = state.lane(stop->what.attempt->lane);
            lane.phase = LanePhase::deciding;
            lane.pending = {};
        }
        RoleState* const role = stop->isEdited && stop->what.role ? state.role(*stop->what.role) : nullptr;
        if (role && role->pending == body.effect)
            role->pending = {};
        std::erase_if(state.stops, [&](const RunStop& known) { return known.what.effect == body.effect; });
    }

    void operator()(const RunEdited& body) const
    {
        if (!isThere(state, body))
            return;
        if (isOfTheRun(body.field))
            editRun(state, body);
        else if (body.role)
            editRole(*state.role(*body.role), body);
        else
            edit(state, body);
        for (RunStop& stop : state.stops)
            stop.isEdited = stop.isEdited || isAskedAnew(stop, body);
    }

    void operator()(const RetryAsked& body) const
    {
        AttemptState* const attempt = state.attempt(body.attempt);
        if (!attempt || !state.lane(body.attempt.lane).isOpen())
            return;
        attempt->hint = body.hint;
        attempt->reflection.emplace();
        attempt->reflection->decision = ReflectionDecision::refine;
        state.lane(body.attempt.lane).phase = LanePhase::deciding;
    }

    void operator()(const MendingTaken& body) const { tryCorrection(state, body.attempt); }

    void operator()(const AttemptAccepted& body) const { accept(state, body.attempt); }

    void operator()(const EmptinessConfirmed& body) const { accept(state, body.attempt); }

    template <class Other>
    void operator()(const Other&) const
    {}
};

} // namespace

void applySteering(RunState& state, const EventBody& body)
{
    std::visit(SteeringFold{state}, body);
}

bool isReplaced(std::span<const RunEvent> run, EffectId effect)
{
    return std::any_of(run.begin(), run.end(), [&](const RunEvent& event) {
        const auto* const continued = std::get_if<RunContinued>(&event.body);
        return continued && continued->isReplaced && continued->effect == effect;
    });
}

std::optional<AttemptRef> continuedIn(const EventBody& body)
{
    const auto* const continued = std::get_if<RunContinued>(&body);
    return continued ? continued->attempt : std::nullopt;
}

} // namespace querymend
