#include "run/answersearch.h"

#include "run/grounds.h"
#include "run/hinting.h"
#include "run/resultgroups.h"
#include "run/schedule.h"
#include "run/selection.h"
#include "run/unanswerable.h"

#include <algorithm>
#include <utility>

namespace querymend {

/// Does everything that follows from the state alone. A record may end anywhere, even between two facts of one
/// decision, so nothing here depends on how the state came about.
void AnswerSearch::proceed()
{
    while (state().phase == RunPhase::running) {
        if (state().selected) {
            const AttemptRef answer = *state().selected;
            std::string sql = state().lane(answer.lane).attempts[answer.number].sql;
            if (m_roles.ensureCalled({ModelRole::explainer, 0}, sql) == Progress::done)
                finish(RunOutcome::solved, std::move(sql), {});
            return;
        }
        if (prepare() == Progress::waits || generate() == Progress::waits || chooseAnswer() == Progress::waits)
            return;
    }
}

/// Does what has to precede the first statement: validation, translation, keywords, linking.
Progress AnswerSearch::prepare()
{
    if (!state().lanes.empty())
        return Progress::done;
    if (m_roles.ensureCalled({ModelRole::validator, 0}) == Progress::waits)
        return Progress::waits;
    const RoleState* const validator = state().role({ModelRole::validator, 0});
    if (validator && validator->outcome == RoleOutcome::refused) {
        finish(RunOutcome::unanswerable, {}, validator->results.empty() ? std::string() : validator->results.front());
        return Progress::waits;
    }
    if (m_roles.ensureCalled({ModelRole::translator, 0}) == Progress::waits
        || m_roles.ensureCalled({ModelRole::keywords, 0}) == Progress::waits)
        return Progress::waits;
    const bool isLinked = state().linked || state().start.modelKind == ModelKind::agent; // which sees no prompt
    if (auto linked = isLinked ? std::nullopt : linkSchema(state(), context()))
        m_draft.record(std::move(*linked));
    return Progress::done;
}

/// Runs the level's lanes and, beside them, the test generators, which need no statement.
Progress AnswerSearch::generate()
{
    forkLanes();
    const auto end = static_cast<std::uint32_t>(state().lanes.size());
    // One lane's result may be what another waits for, so repeat until nothing is added.
    for (std::size_t before = m_draft.facts() + 1; m_draft.facts() != before;) {
        before = m_draft.facts();
        for (std::uint32_t i = state().firstLane; i < end; ++i) {
            if (state().lane(LaneId{i}).phase == LanePhase::deciding)
                m_lanes.proceed(LaneId{i});
        }
    }
    const Progress tests = m_tests.ensureTests();
    const auto lanes = lanesOfLevel();
    const bool isOver = std::none_of(lanes.begin(), lanes.end(), [](const LaneState& lane) { return lane.isOpen(); });
    if (!isOver)
        return Progress::waits;
    // Without a valid lane there is nothing to test, so do not wait for the tests.
    const bool hasValid = std::any_of(lanes.begin(), lanes.end(), isValid);
    return hasValid ? tests : Progress::done;
}

void AnswerSearch::forkLanes()
{
    const std::uint32_t first = state().firstLane;
    const std::uint32_t lanes = std::clamp(m_draft.policy().lanes, 1U, mostLanes); // a record may hold any number
    for (auto i = static_cast<std::uint32_t>(state().lanes.size()) - first; i < lanes; ++i) {
        CandidateForked lane = plannedLane(LaneId{first + i}, i, m_draft.policy(), state().level);
        lane.schema = scopeOfLevel(state(), context());
        m_draft.record(std::move(lane));
        m_lanes.limit(LaneId{first + i});
    }
}

Progress AnswerSearch::chooseAnswer()
{
    cleanUp();
    if (!select(state())) {
        endLevelWithoutAnswer();
        return Progress::done;
    }
    if (compare() == Progress::waits)
        return Progress::waits;
    m_tests.listTests();
    m_draft.record(*select(state()));
    return Progress::done;
}

/// A single lane needs no clean-up: it is the candidate, or there is none.
void AnswerSearch::cleanUp()
{
    if (m_draft.policy().lanes > 1 && !state().candidates.cleaned)
        m_draft.record(cleanedCandidates(lanesOfLevel()));
}

/// Compares the candidates' results: different statements may give the same one.
Progress AnswerSearch::compare()
{
    const Candidates& candidates = state().candidates;
    if (!candidates.cleaned || candidates.cleaned->kept.size() < 2 || candidates.compared
        || context().engine == EngineInReach::no)
        return Progress::done;
    if (!candidates.comparing.isNone())
        return Progress::waits;
    CompareResults effect;
    effect.effect = m_draft.newEffect();
    effect.order = orderAskedFor(state().start.question.text);
    for (const LaneId lane : candidates.cleaned->kept)
        effect.candidates.push_back({lane, std::string(statementOf(m_draft.bestOf(lane)))});
    m_draft.record(ComparisonStarted{effect.effect, candidates.cleaned->kept, effect.order});
    m_draft.begin(std::move(effect));
    return Progress::waits;
}

void AnswerSearch::endLevelWithoutAnswer()
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
    if (const std::string why = agreedRefusal(state(), context()); !why.empty())
        return finish(RunOutcome::unanswerable, {}, why);
    if (!m_draft.hasHigherLevel() || m_draft.tokensAreSpent())
        return finish(RunOutcome::gaveUp, {}, reason);
    m_draft.record(Escalated{state().level, *levelAbove(state().level), escalationContextOf(state())});
}

/// Stops everything and ends the run. An answer that is already known is given; by a cancelled run only if it was
/// selected.
void AnswerSearch::endWith(RunOutcome without, const std::string& reason)
{
    stopAll(without == RunOutcome::cancelled ? LaneOutcome::cancelled : LaneOutcome::failed, reason);
    if (!state().selected && without != RunOutcome::cancelled) {
        if (auto selected = select(state()))
            m_draft.record(std::move(*selected));
    }
    if (!state().selected)
        return finish(without, {}, reason);
    const AttemptRef answer = *state().selected;
    finish(RunOutcome::solved, state().lane(answer.lane).attempts[answer.number].sql,
           reason + ", with a valid statement");
}

void AnswerSearch::stopAll(LaneOutcome outcome, const std::string& reason)
{
    for (std::size_t i = state().firstLane; i < state().lanes.size(); ++i) {
        if (!state().lanes[i].isOpen())
            continue;
        m_draft.stop(state().lanes[i].pending);
        m_lanes.end(LaneId{static_cast<std::uint32_t>(i)}, outcome, reason);
    }
}

/// Ends the run and stops pending role calls and comparisons, which would only cost more.
void AnswerSearch::finish(RunOutcome outcome, std::string sql, std::string reason)
{
    for (const RoleState& role : state().roles)
        m_draft.stop(role.pending);
    m_draft.stop(state().candidates.comparing);
    m_draft.record(RunFinished{outcome, std::move(sql), std::move(reason), state().tokens});
}

std::span<const LaneState> AnswerSearch::lanesOfLevel() const
{
    return std::span(state().lanes).subspan(state().firstLane);
}

} // namespace querymend
