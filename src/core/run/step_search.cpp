#include "run/grounds.h"
#include "run/resultgroups.h"
#include "run/schedule.h"
#include "run/selection.h"
#include "run/step.h"

#include <algorithm>

namespace querymend {

/// Does everything that follows from the state alone. A record may end anywhere, even between two facts of one
/// decision, so nothing here depends on how the state came about.
void Step::proceed()
{
    while (m_state.phase == RunPhase::running) {
        if (m_state.selected) {
            const AttemptRef answer = *m_state.selected;
            std::string sql = m_state.lane(answer.lane).attempts[answer.number].sql;
            if (ensureCalled({ModelRole::explainer, 0}, sql) == Progress::done)
                finish(RunOutcome::solved, std::move(sql), {});
            return;
        }
        if (prepare() == Progress::waits || generate() == Progress::waits || chooseAnswer() == Progress::waits)
            return;
    }
}

/// Does what has to precede the first statement: validation, translation, keywords, linking.
Step::Progress Step::prepare()
{
    if (!m_state.lanes.empty())
        return Progress::done;
    if (ensureCalled({ModelRole::validator, 0}) == Progress::waits)
        return Progress::waits;
    const RoleState* const validator = m_state.role({ModelRole::validator, 0});
    if (validator && validator->outcome == RoleOutcome::refused) {
        const std::string why = validator->results.empty() ? std::string() : ": " + validator->results.front();
        finish(RunOutcome::gaveUp, {}, "the question cannot be answered from this schema" + why);
        return Progress::waits;
    }
    if (ensureCalled({ModelRole::translator, 0}) == Progress::waits
        || ensureCalled({ModelRole::keywords, 0}) == Progress::waits)
        return Progress::waits;
    if (auto linked = m_state.linked ? std::nullopt : linkSchema(m_state, m_context))
        record(std::move(*linked));
    return Progress::done;
}

/// Runs the level's lanes and, beside them, the test generators, which need no statement.
Step::Progress Step::generate()
{
    forkLanes();
    const auto end = static_cast<std::uint32_t>(m_state.lanes.size());
    // One lane's result may be what another waits for, so repeat until nothing is added.
    for (std::size_t before = m_decision.facts.size() + 1; m_decision.facts.size() != before;) {
        before = m_decision.facts.size();
        for (std::uint32_t i = m_state.firstLane; i < end; ++i) {
            if (m_state.lane(LaneId{i}).phase == LanePhase::deciding)
                proceed(LaneId{i});
        }
    }
    const Progress tests = ensureTests();
    const auto lanes = lanesOfLevel();
    const bool isOver = std::none_of(lanes.begin(), lanes.end(), [](const LaneState& lane) { return lane.isOpen(); });
    if (!isOver)
        return Progress::waits;
    // Without a valid lane there is nothing to test, so do not wait for the tests.
    const bool hasValid = std::any_of(lanes.begin(), lanes.end(), isValid);
    return hasValid ? tests : Progress::done;
}

void Step::forkLanes()
{
    const std::uint32_t first = m_state.firstLane;
    const std::uint32_t lanes = std::clamp(policy().lanes, 1U, mostLanes); // a record may hold any number
    for (auto i = static_cast<std::uint32_t>(m_state.lanes.size()) - first; i < lanes; ++i) {
        CandidateForked lane = plannedLane(LaneId{first + i}, i, policy(), m_state.level);
        lane.schema = scopeOfLevel(m_state, m_context);
        record(std::move(lane));
        limit(LaneId{first + i});
    }
}

void Step::limit(LaneId lane)
{
    if (policy().laneTime.count() > 0)
        m_decision.effects.emplace_back(LimitLane{lane, policy().laneTime});
}

/// Takes a lane's next step, judging by its last attempt.
void Step::proceed(LaneId id)
{
    const LaneState& lane = m_state.lane(id);
    if (lane.attempts.empty())
        return ask(id);
    const AttemptRef attempt = lastAttemptOf(id);
    const AttemptState& last = lane.attempts.back();
    if (!last.verdict) {
        const std::string sql = last.sql;
        return sql.empty() ? ask(id) : check(attempt, sql, verdictOn(sql));
    }
    if (!last.reflection) {
        if (!last.isDiagnosed)
            diagnoseAttempt(attempt);
        return judge(attempt);
    }
    switch (last.reflection->decision) {
    case ReflectionDecision::refine:
    case ReflectionDecision::ask:
        return ask(id);
    case ReflectionDecision::complete:
        return endLane(id, LaneOutcome::valid, {});
    case ReflectionDecision::escalate:
    case ReflectionDecision::giveUp:
    case ReflectionDecision::stop:
        return endLane(id, LaneOutcome::failed, last.reflection->reasoning);
    }
}

Step::Progress Step::chooseAnswer()
{
    cleanUp();
    if (!select(m_state)) {
        endLevelWithoutAnswer();
        return Progress::done;
    }
    if (compare() == Progress::waits)
        return Progress::waits;
    listTests();
    record(*select(m_state));
    return Progress::done;
}

/// A single lane needs no clean-up: it is the candidate, or there is none.
void Step::cleanUp()
{
    if (policy().lanes > 1 && !m_state.candidates.cleaned)
        record(cleanedCandidates(lanesOfLevel()));
}

/// Compares the candidates' results: different statements may give the same one.
Step::Progress Step::compare()
{
    const Candidates& candidates = m_state.candidates;
    if (!candidates.cleaned || candidates.cleaned->kept.size() < 2 || candidates.compared
        || m_context.engine == EngineInReach::no)
        return Progress::done;
    if (!candidates.comparing.isNone())
        return Progress::waits;
    CompareResults effect;
    effect.effect = newEffect();
    effect.order = orderAskedFor(m_state.start.question.text);
    for (const LaneId lane : candidates.cleaned->kept)
        effect.candidates.push_back({lane, std::string(statementOf(bestOf(lane)))});
    record(ComparisonStarted{effect.effect, candidates.cleaned->kept, effect.order});
    m_decision.effects.emplace_back(std::move(effect));
    return Progress::waits;
}

void Step::endLevelWithoutAnswer()
{
    const auto lanes = lanesOfLevel();
    const auto all = [&](LaneOutcome outcome) {
        return std::all_of(lanes.begin(), lanes.end(),
                           [&](const LaneState& lane) { return lane.end && lane.end->outcome == outcome; });
    };
    const std::string reason = lanes.back().end->reason;
    if (all(LaneOutcome::databaseLost))
        return finish(RunOutcome::failed, {}, "CRITICAL_DATABASE_ERROR: " + reason);
    if (all(LaneOutcome::modelLost))
        return finish(RunOutcome::failed, {}, "the model is unavailable: " + reason);
    if (!hasHigherLevel() || tokensAreSpent())
        return finish(RunOutcome::gaveUp, {}, reason);
    record(Escalated{m_state.level, *levelAbove(m_state.level), escalationContextOf(m_state)});
}

/// Stops everything and ends the run. An answer that is already known is given; by a cancelled run only if it was
/// selected.
void Step::endWith(RunOutcome without, const std::string& reason)
{
    stopAll(without == RunOutcome::cancelled ? LaneOutcome::cancelled : LaneOutcome::failed, reason);
    if (!m_state.selected && without != RunOutcome::cancelled) {
        if (auto selected = select(m_state))
            record(std::move(*selected));
    }
    if (!m_state.selected)
        return finish(without, {}, reason);
    const AttemptRef answer = *m_state.selected;
    finish(RunOutcome::solved, m_state.lane(answer.lane).attempts[answer.number].sql,
           reason + ", with a valid statement");
}

void Step::stopAll(LaneOutcome outcome, const std::string& reason)
{
    for (std::size_t i = m_state.firstLane; i < m_state.lanes.size(); ++i) {
        if (!m_state.lanes[i].isOpen())
            continue;
        stop(m_state.lanes[i].pending);
        endLane(LaneId{static_cast<std::uint32_t>(i)}, outcome, reason);
    }
}

void Step::stop(EffectId effect)
{
    if (!effect.isNone())
        m_decision.effects.emplace_back(StopEffect{effect});
}

/// Ends the run and stops pending role calls and comparisons, which would only cost more.
void Step::finish(RunOutcome outcome, std::string sql, std::string reason)
{
    for (const RoleState& role : m_state.roles)
        stop(role.pending);
    stop(m_state.candidates.comparing);
    record(RunFinished{outcome, std::move(sql), std::move(reason), m_state.tokens});
}

const AttemptState& Step::bestOf(LaneId id) const
{
    const LaneState& lane = m_state.lane(id);
    return lane.attempts[lane.end->best];
}

std::span<const LaneState> Step::lanesOfLevel() const
{
    return std::span(m_state.lanes).subspan(m_state.firstLane);
}

} // namespace querymend
