#include "run/state.h"

#include "run/contextfit.h"
#include "run/personfold.h"
#include "run/rolefold.h"
#include "run/steeringstate.h"
#include "run/testneeds.h"
#include "run/tokencharge.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

class Applier {
public:
    explicit Applier(RunState& state) : m_state(state) {}

    void operator()(const RunStarted& body)
    {
        if (m_state.phase != RunPhase::notStarted)
            return;
        m_state.phase = RunPhase::running;
        m_state.start = body;
        m_state.level = body.policy.level;
        m_state.tokens.price = body.price;
    }

    void operator()(const CandidateForked& body)
    {
        if (body.lane.value != m_state.lanes.size())
            return;
        LaneState lane;
        lane.made = body;
        m_state.lanes.push_back(std::move(lane));
    }

    void operator()(const ModelAsked& body)
    {
        LaneState* const lane = waiting(body.effect, body.attempt, LanePhase::asking);
        if (lane && body.attempt.number == lane->attempts.size())
            lane->attempts.emplace_back();
        if (lane)
            lane->promptEstimate = estimatedTokens(body.prompt);
        dropEvaluatorOf(body.attempt.lane);
    }

    void operator()(const QuestionRead& body)
    {
        if (AttemptState* const attempt = m_state.attempt(body.attempt)) {
            attempt->words = body.words;
            attempt->closeReadings = body.others.size();
        }
    }

    void operator()(const ModelReplied& body)
    {
        LaneState* const lane = answered(body.effect, body.attempt);
        if (lane)
            lane->transportFailures = 0;
        charge(m_state, body.tokens, lane ? lane->promptEstimate : 0, body.text);
        if (body.detail.isUnstructured)
            m_state.start.policy.reply = WantedReply::statement;
    }

    void operator()(const ModelFailed& body)
    {
        LaneState* const lane = answered(body.effect, body.attempt);
        if (body.tokens)
            charge(m_state, *body.tokens, lane ? lane->promptEstimate : 0, {});
        if (!lane)
            return;
        if (body.fault == ModelFault::malformed) {
            ++lane->malformedReplies;
        } else if (body.fault == ModelFault::contextTooLong) {
            ++lane->shortenings;
            m_state.fittingTokens = fittingTokens(m_state, lane->promptEstimate, body.context);
        } else {
            ++lane->transportFailures;
        }
    }

    void operator()(const WaitStarted& body) { waiting(body.effect, body.attempt, LanePhase::waiting); }
    void operator()(const WaitEnded& body) { answered(body.effect, body.attempt); }

    void operator()(const CheckStarted& body)
    {
        waiting(body.effect, body.attempt, LanePhase::checking);
        if (AttemptState* const attempt = m_state.attempt(body.attempt))
            attempt->sql = body.sql;
    }

    void operator()(const Checked& body)
    {
        LaneState* const lane = openLane(body.attempt);
        AttemptState* const attempt = m_state.attempt(body.attempt);
        if (!lane || !attempt)
            return;
        dropStopOf(m_state, lane->pending);
        lane->phase = LanePhase::deciding;
        lane->pending = {};
        attempt->sql = body.sql;
        attempt->verdict = body.verdict;
        attempt->reading = {};
        attempt->rows.reset();
        attempt->isDiagnosed = false;
        const Finding* const primary = body.verdict.primary();
        if (primary && isDatabaseFault(primary->code))
            ++lane->transportFailures;
        else
            lane->transportFailures = 0;
        if (primary && primary->code == ErrorCode::noSql)
            ++lane->malformedReplies;
    }

    void operator()(const Diagnosed& body)
    {
        if (AttemptState* const attempt = m_state.attempt(body.attempt)) {
            attempt->code = body.code.value_or(ErrorCode::unclassified);
            attempt->signature = body.signature;
            attempt->fingerprint = body.fingerprint;
            attempt->isDiagnosed = true;
        }
    }

    void operator()(const AttemptMended& body)
    {
        if (AttemptState* const attempt = m_state.attempt(body.attempt)) {
            attempt->correction = body.sql;
            attempt->confidence = 1;
            for (const MendingRound& round : body.rounds)
                attempt->confidence = std::min(attempt->confidence, round.confidence);
        }
    }

    void operator()(const HintChosen& body)
    {
        if (AttemptState* const attempt = m_state.attempt(body.attempt)) {
            attempt->hintLevel = body.level;
            attempt->hint = body.text;
            attempt->lessons = body.lessons;
        }
    }

    void operator()(const Reflected& body)
    {
        AttemptState* const attempt = m_state.attempt(body.attempt);
        if (!attempt)
            return;
        attempt->reflection = body.reflection;
        // Replies without SQL have a budget of their own.
        if (body.reflection.decision == ReflectionDecision::refine && attempt->code != ErrorCode::noSql)
            ++m_state.lane(body.attempt.lane).retries;
    }

    void operator()(const LaneEnded& body)
    {
        if (body.lane.value >= m_state.lanes.size() || !m_state.lane(body.lane).isOpen())
            return;
        LaneState& lane = m_state.lane(body.lane);
        dropStopOf(m_state, lane.pending);
        dropQuestionsOf(m_state, body.lane);
        lane.end = body;
        lane.phase = LanePhase::ended;
        lane.pending = {};
    }

    void operator()(const Escalated& body)
    {
        m_state.level = body.to;
        ++m_state.escalations;
        m_state.firstLane = static_cast<std::uint32_t>(m_state.lanes.size());
        m_state.escalationContext = body.context;
        m_state.kept = body.kept && m_state.attempt(*body.kept) ? body.kept : std::nullopt;
        m_state.candidates = {};
        std::erase_if(m_state.roles, [](const RoleState& role) { return role.call.role == ModelRole::evaluator; });
    }

    void operator()(const Selected& body)
    {
        if (!m_state.attempt(body.attempt))
            return;
        if (m_state.selected && *m_state.selected != body.attempt) // the explanation is of the former answer
            std::erase_if(m_state.roles, [](const RoleState& role) { return role.call.role == ModelRole::explainer; });
        m_state.selected = body.attempt;
    }

    void operator()(const RunFinished& body)
    {
        if (m_state.phase == RunPhase::finished)
            return;
        m_state.phase = RunPhase::finished;
        m_state.end = body;
        m_state.stops.clear();
        m_state.asked.clear();
    }

    /// Whatever was pending when the run stopped is gone.
    void operator()(const RunResumed&)
    {
        for (LaneState& lane : m_state.lanes) {
            for (AttemptState& attempt : lane.attempts)
                attempt.reading = {};
            if (!lane.isOpen())
                continue;
            lane.phase = LanePhase::deciding;
            lane.pending = {};
        }
        for (RoleState& role : m_state.roles)
            role.pending = {};
        m_state.candidates.comparing = {};
        m_state.stops.clear();
        m_state.asked.clear();
    }

    void operator()(const CandidatesCleaned& body) { m_state.candidates.cleaned = body; }

    void operator()(const ComparisonStarted& body)
    {
        m_state.nextEffect = std::max(m_state.nextEffect, body.effect.value + 1);
        m_state.candidates.comparing = body.effect;
    }

    void operator()(const ResultsCompared& body)
    {
        m_state.candidates.comparing = {};
        m_state.candidates.compared = body;
    }

    void operator()(const RowsAsked& body)
    {
        m_state.nextEffect = std::max(m_state.nextEffect, body.effect.value + 1);
        if (AttemptState* const attempt = m_state.attempt(body.attempt))
            attempt->reading = body.effect;
    }

    void operator()(const RowsReturned& body)
    {
        AttemptState* const attempt = m_state.attempt(body.attempt);
        if (!attempt || attempt->reading != body.effect)
            return;
        attempt->reading = {};
        attempt->rows = body.rows;
    }

    void operator()(const TestsJudged& body) { m_state.candidates.tested = body; }
    void operator()(const SchemaLinked& body) { m_state.linked = body; }

    void operator()(const AttemptTested& body)
    {
        AttemptState* const attempt = m_state.attempt(body.attempt);
        if (!attempt || !attempt->verdict)
            return;
        attempt->tests = body.verdicts;
        attempt->testScore = scoreOf(testsOf(m_state), body.verdicts);
        Verdict& verdict = *attempt->verdict;
        const RungResult result = body.findings.empty() ? RungResult::passed : RungResult::failed;
        verdict.rungs.push_back({Rung::tests, result, std::chrono::microseconds{0}, {}});
        if (body.findings.empty())
            return;
        verdict.findings.insert(verdict.findings.end(), body.findings.begin(), body.findings.end());
        verdict.status = VerdictStatus::rewrite;
        attempt->isDiagnosed = false;
    }

    /// Calls of roles are applied by applyRoles, and what a person did by applySteering; other events change nothing.
    template <class Other>
    void operator()(const Other&)
    {}

private:
    /// Each attempt of a lane gets a new evaluation.
    void dropEvaluatorOf(LaneId lane)
    {
        std::erase_if(m_state.roles, [&](const RoleState& role) {
            return role.call == RoleCall{ModelRole::evaluator, lane.value};
        });
    }

    LaneState* openLane(const AttemptRef& attempt)
    {
        const bool isThere = attempt.lane.value < m_state.lanes.size() && m_state.lane(attempt.lane).isOpen();
        return isThere ? &m_state.lane(attempt.lane) : nullptr;
    }

    LaneState* waiting(EffectId effect, const AttemptRef& attempt, LanePhase phase)
    {
        m_state.nextEffect = std::max(m_state.nextEffect, effect.value + 1);
        LaneState* const lane = openLane(attempt);
        if (!lane)
            return nullptr;
        lane->phase = phase;
        lane->pending = effect;
        return lane;
    }

    LaneState* answered(EffectId effect, const AttemptRef& attempt)
    {
        LaneState* const lane = openLane(attempt);
        if (!lane || lane->pending != effect)
            return nullptr;
        dropStopOf(m_state, effect);
        lane->phase = LanePhase::deciding;
        lane->pending = {};
        return lane;
    }

    RunState& m_state;
};

void take(RunState& state, const EventBody& body)
{
    std::visit(Applier(state), body);
    applyRoles(state, body);
    applySteering(state, body);
    applyQuestions(state, body);
}

} // namespace

RunState apply(RunState state, const EventBody& body)
{
    take(state, body);
    return state;
}

RunState stateAfter(std::span<const RunEvent> events)
{
    RunState state;
    for (const RunEvent& event : events)
        take(state, event.body);
    return state;
}

RunState stateAfter(std::span<const EventBody> bodies, RunState before)
{
    for (const EventBody& body : bodies)
        take(before, body);
    return before;
}

} // namespace querymend
