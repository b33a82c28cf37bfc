#include "run/answersearch.h"

#include "run/escalationcontext.h"
#include "run/grounds.h"
#include "run/resultgroups.h"
#include "run/schedule.h"
#include "run/selection.h"
#include "run/testneeds.h"
#include "run/unanswerable.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// Whether the level begins with a lane of the built-in answerer beside those of a model. Its answer would be the same
/// at every level.
bool hasFreeLane(const RunState& state)
{
    return state.start.policy.firstLane == LaneSource::builtIn && readsPrompts(state.start.modelKind)
        && state.escalations == 0;
}

/// The policy's lanes, a free one, and those for readings that the user can choose between.
std::uint32_t wantedLanes(const RunState& state)
{
    const RunPolicy& policy = state.start.policy;
    std::uint32_t lanes = std::clamp(policy.lanes, 1U, mostLanes); // a record may hold any number
    lanes += hasFreeLane(state) ? 1 : 0;
    const bool isChoice = state.start.modelKind == ModelKind::builtIn && asksAt(policy, AskMoment::disagreement);
    if (isChoice && state.firstLane < state.lanes.size() && !state.lanes[state.firstLane].attempts.empty()) {
        const std::size_t close = state.lanes[state.firstLane].attempts.front().closeReadings;
        lanes = std::max(lanes, static_cast<std::uint32_t>(1 + std::min<std::size_t>(close, mostLanes - 1)));
    }
    return lanes;
}

} // namespace

/// Does everything that follows from the state alone. A record may end anywhere, even between two facts of one
/// decision, so nothing here depends on how the state came about.
void AnswerSearch::proceed()
{
    while (state().phase == RunPhase::running) {
        if (state().selected) {
            const AttemptRef answer = *state().selected;
            if (explain(answer) == Progress::done)
                finish(RunOutcome::solved, m_draft.at(answer).sql, remarkOn(answer));
            return;
        }
        if (prepare() == Progress::waits || generate() == Progress::waits || chooseAnswer() == Progress::waits)
            return;
    }
}

/// The explainer sees what the answer returned.
Progress AnswerSearch::explain(const AttemptRef& answer)
{
    const RoleCall call{ModelRole::explainer, 0};
    if (m_roles.isDue(call) && m_rows.ensureRead(answer) == Progress::waits)
        return Progress::waits;
    const std::string sql = m_draft.at(answer).sql;
    return m_roles.ensureCalled(call, sql, m_rows.resultOf(answer));
}

/// What to know of an answer that fails tests: `with 1 of 2 tests`. Empty for any other.
std::string AnswerSearch::remarkOn(const AttemptRef& answer) const
{
    const std::string passed = passedInWords(m_draft.at(answer).tests);
    return passed.empty() ? passed : "with " + passed;
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
    if (m_person.ensureClear() == Progress::waits)
        return Progress::waits;
    if (m_roles.ensureCalled({ModelRole::translator, 0}) == Progress::waits
        || m_roles.ensureCalled({ModelRole::keywords, 0}) == Progress::waits)
        return Progress::waits;
    const bool isLinked = state().linked || !readsPrompts(state().start.modelKind);
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
    const std::uint32_t lanes = wantedLanes(state());
    const std::uint32_t free = hasFreeLane(state()) ? 1 : 0;
    for (auto i = static_cast<std::uint32_t>(state().lanes.size()) - first; i < lanes; ++i) {
        const LaneId id{first + i};
        auto lane = i < free ? freeLane(id, state().level) : plannedLane(id, i - free, m_draft.policy(), state().level);
        lane.schema = scopeOfLevel(state(), context());
        m_draft.record(std::move(lane));
        m_lanes.limit(LaneId{first + i});
    }
}

/// A level whose best statement fails tests that it has to pass is followed by the next one, which may do better.
Progress AnswerSearch::chooseAnswer()
{
    cleanUp();
    const auto lanes = lanesOfLevel();
    if (std::none_of(lanes.begin(), lanes.end(), isValid)) {
        endLevelWithoutAnswer();
        return Progress::done;
    }
    if (compare() == Progress::waits)
        return Progress::waits;
    m_tests.listTests();
    if (m_person.ensureResultChosen() == Progress::waits)
        return Progress::waits;
    auto selected = select(state());
    const bool isChosen = state().candidates.chosen.has_value();
    if (!isChosen && !m_tests.meetsNeeds(selected->attempt) && mayEscalate())
        escalate();
    else
        m_draft.record(*std::move(selected));
    return Progress::done;
}

bool AnswerSearch::mayEscalate() const
{
    return m_draft.hasHigherLevel() && !m_draft.isSpent();
}

void AnswerSearch::escalate()
{
    Escalated fact{state().level, *levelAbove(state().level), escalationContextOf(state())};
    if (const auto best = select(state()))
        fact.kept = best->attempt;
    m_draft.record(std::move(fact));
}

/// A single lane needs no clean-up: it is the candidate, or there is none.
void AnswerSearch::cleanUp()
{
    if (lanesOfLevel().size() > 1 && !state().candidates.cleaned)
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
    const auto endedSo = [&](LaneOutcome outcome) {
        return std::count_if(lanes.begin(), lanes.end(),
                             [&](const LaneState& lane) { return lane.end && lane.end->outcome == outcome; });
    };
    // A higher level would need both as well, so lanes that were lost, one to the other, are no reason to escalate.
    const auto byDatabase = endedSo(LaneOutcome::databaseLost);
    // The built-in answerer, if there is one beside, may well have refused.
    const auto free = std::count_if(lanes.begin(), lanes.end(), [](const LaneState& lane) {
        return lane.made.source == LaneSource::builtIn && lane.end->outcome == LaneOutcome::failed;
    });
    const bool isLost = byDatabase + endedSo(LaneOutcome::modelLost) + free == std::ssize(lanes);
    const auto isOfDatabase = [](const LaneState& lane) { return lane.end->outcome == LaneOutcome::databaseLost; };
    const auto lost = isLost ? std::find_if(lanes.begin(), lanes.end(), isOfDatabase) : lanes.end();
    const std::string reason = (lost == lanes.end() ? lanes.back() : *lost).end->reason;
    const std::string refusal = agreedRefusal(state(), context());
    if (!isLost && refusal.empty() && mayEscalate())
        return escalate();
    if (auto kept = select(state())) // an answer that fails tests is better than none
        return m_draft.record(*std::move(kept));
    if (isLost && byDatabase > 0)
        return finish(RunOutcome::failed, {}, "CRITICAL_DATABASE_ERROR: " + reason);
    if (isLost)
        return finish(RunOutcome::failed, {}, "the model is unavailable: " + reason);
    if (!refusal.empty())
        return finish(RunOutcome::unanswerable, {}, refusal);
    finish(RunOutcome::gaveUp, {}, reason);
}

/// Stops everything and ends the run. An answer that is already known is given; by a run that somebody ended, only if
/// it was selected.
void AnswerSearch::endWith(RunOutcome without, const std::string& reason)
{
    const bool isGivenUp = without == RunOutcome::cancelled || without == RunOutcome::unanswered;
    stopAll(isGivenUp ? LaneOutcome::cancelled : LaneOutcome::failed, reason);
    if (!state().selected && !isGivenUp) {
        if (auto selected = select(state()))
            m_draft.record(std::move(*selected));
    }
    if (!state().selected)
        return finish(without, {}, reason);
    const AttemptRef answer = *state().selected;
    const std::string passed = passedInWords(m_draft.at(answer).tests);
    finish(RunOutcome::solved, m_draft.at(answer).sql,
           reason + (passed.empty() ? ", with a valid statement" : ", with a statement that passes " + passed));
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

/// Ends the run and stops pending role calls, comparisons and readings, which would only cost more.
void AnswerSearch::finish(RunOutcome outcome, std::string sql, std::string reason)
{
    for (const RoleState& role : state().roles)
        m_draft.stop(role.pending);
    m_draft.stop(state().candidates.comparing);
    for (const LaneState& lane : state().lanes) {
        for (const AttemptState& attempt : lane.attempts)
            m_draft.stop(attempt.reading);
    }
    m_draft.record(RunFinished{outcome, std::move(sql), std::move(reason), state().tokens});
}

std::span<const LaneState> AnswerSearch::lanesOfLevel() const
{
    return std::span(state().lanes).subspan(state().firstLane);
}

} // namespace querymend
