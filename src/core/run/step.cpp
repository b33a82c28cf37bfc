#include "run/step.h"

#include "check/ladder.h"
#include "check/reply.h"
#include "diagnose/diagnosis.h"
#include "run/laneprompt.h"
#include "run/schedule.h"
#include "run/selection.h"
#include "sql/compare/fingerprint.h"

#include <algorithm>

namespace querymend {

Decision Step::take(const RunInput& input)
{
    const bool fits = std::holds_alternative<StartRun>(input) ? m_state.phase == RunPhase::notStarted
                                                              : m_state.phase == RunPhase::running;
    if (fits) {
        std::visit([this](const auto& what) { take(what); }, input);
        proceed();
    }
    return std::move(m_decision);
}

void Step::take(const StartRun& input)
{
    RunStarted started = input.what;
    started.policy.lanes = std::clamp(started.policy.lanes, 1U, mostLanes);
    started.policy.maxRetries = std::min(started.policy.maxRetries, mostRetriesOfLane);
    record(std::move(started));
}

void Step::take(const ResumeRun&)
{
    record(RunResumed{});
    for (const LaneState& lane : lanesOfLevel()) { // their timers ended with the program, or were the parent's
        if (lane.isOpen())
            limit(lane.made.lane);
    }
}

void Step::take(const ModelAnswered& input)
{
    if (const RoleState* const role = m_state.roleWaitingFor(input.effect))
        return roleAnswered(*role, input);
    const LaneState* const lane = m_state.waitingFor(input.effect);
    if (!lane || lane->phase != LanePhase::asking)
        return;
    const LaneId id = lane->made.lane;
    if (const auto* reply = std::get_if<ModelReply>(&input.answer))
        replied(id, input.effect, *reply);
    else
        failed(id, input.effect, std::get<ModelProblem>(input.answer));
}

void Step::take(const CheckAnswered& input)
{
    const LaneState* const lane = m_state.waitingFor(input.effect);
    if (!lane || lane->phase != LanePhase::checking)
        return;
    const AttemptRef attempt = lastAttemptOf(lane->made.lane);
    checked({input.effect, attempt, lane->attempts.back().sql, input.verdict});
}

void Step::take(const WaitPassed& input)
{
    const LaneState* const lane = m_state.waitingFor(input.effect);
    if (!lane || lane->phase != LanePhase::waiting)
        return;
    const AttemptRef attempt = lastAttemptOf(lane->made.lane);
    record(WaitEnded{input.effect, attempt});
    // With SQL, the wait was for the database: check again. Without, it was for the model, which proceed() calls again.
    const std::string sql = m_state.lane(attempt.lane).attempts.back().sql;
    if (!sql.empty())
        check(attempt, sql, verdictOn(sql));
}

void Step::take(const ComparisonAnswered& input)
{
    if (input.effect.isNone() || m_state.candidates.comparing != input.effect)
        return;
    record(ResultsCompared{input.effect, input.comparison.groups, input.comparison.notes});
}

void Step::take(const TimeIsUp& input)
{
    if (input.lane.isNone()) {
        record(TimeRanOut{});
        return endWith(RunOutcome::gaveUp, "the run's time limit was reached");
    }
    if (input.lane.value >= m_state.lanes.size() || !m_state.lane(input.lane).isOpen())
        return;
    const EffectId pending = m_state.lane(input.lane).pending;
    record(TimeRanOut{input.lane});
    stop(pending);
    endLane(input.lane, LaneOutcome::failed, "the lane's time limit was reached");
}

void Step::take(const CancelRun& input)
{
    record(CancelAsked{input.reason});
    endWith(RunOutcome::cancelled, input.reason);
}

/// Requests a new attempt, or the last one again if it got no reply. Waits while all call slots are taken.
void Step::ask(LaneId id)
{
    if (tokensAreSpent())
        return endLane(id, LaneOutcome::failed,
                       m_state.estimatedTokens == 0
                           ? "the run's token limit was reached"
                           : "the run's token limit was reached, by estimate: the server did not report all that it "
                             "used");
    if (!hasFreeCall())
        return;
    const LaneState& lane = m_state.lane(id);
    const bool isAgain = !lane.attempts.empty() && !lane.attempts.back().verdict;
    const auto number = static_cast<std::uint32_t>(lane.attempts.size() - (isAgain ? 1 : 0));
    BuiltPrompt prompt = lanePrompt(m_state, lane, m_context);
    ModelAsked fact{
        newEffect(), {id, number}, std::move(prompt.sections), std::move(prompt.notes), std::move(prompt.alarms)};
    AskModel effect{fact.effect,           fact.attempt, fact.prompt,      lane.made.level,
                    lane.made.temperature, {},           policy().callTime};
    record(std::move(fact));
    m_decision.effects.emplace_back(std::move(effect));
}

void Step::replied(LaneId id, EffectId effect, const ModelReply& reply)
{
    const AttemptRef attempt = lastAttemptOf(id);
    record(ModelReplied{effect, attempt, reply.text, reply.tokens, reply.time, reply.traffic});
    const auto extracted = extractSql(reply.text, m_context.dialect->lex);
    if (extracted)
        return check(attempt, extracted->sql.text(), verdictOn(extracted->sql.text()));
    Finding finding;
    finding.rung = Rung::reply;
    finding.code = extracted.error().code;
    finding.message = extracted.error().message.empty() ? "The reply contains no SQL." : extracted.error().message;
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    verdict.findings.push_back(std::move(finding));
    verdict.rungs.push_back({Rung::reply, RungResult::failed, std::chrono::microseconds{0}, {}});
    checked({{}, attempt, {}, std::move(verdict)});
}

void Step::failed(LaneId id, EffectId effect, const ModelProblem& problem)
{
    const AttemptRef attempt = lastAttemptOf(id);
    record(ModelFailed{effect, attempt, problem.fault, problem.message, problem.retryAfter, problem.shouldRetry,
                       problem.traffic, problem.tokens});
    const LaneState& lane = m_state.lane(id);
    if (problem.fault == ModelFault::malformed) {
        if (lane.malformedReplies > policy().malformedReplies)
            return endLane(id, LaneOutcome::failed, "the model's replies cannot be parsed: " + problem.message);
        return;
    }
    const bool mayWork = problem.shouldRetry.value_or(mayPass(problem.fault));
    if (!mayWork || lane.transportFailures > policy().transportRetries)
        return endLane(id, LaneOutcome::modelLost, problem.message);
    pause(attempt, problem.retryAfter, problem.message);
}

void Step::check(const AttemptRef& attempt, const std::string& given, Verdict verdict)
{
    if (m_context.engine == EngineInReach::no || (verdict.primary() && verdict.unclearSql.empty()))
        return checked({{}, attempt, given, std::move(verdict)});
    const EffectId effect = newEffect();
    record(CheckStarted{effect, attempt, given});
    m_decision.effects.emplace_back(RunCheck{effect, attempt, given, std::move(verdict)});
}

void Step::checked(Checked fact)
{
    const AttemptRef attempt = fact.attempt;
    fact.verdict.rewrites.clear(); // only needed while checking
    record(std::move(fact));
    diagnoseAttempt(attempt);
    judge(attempt);
}

void Step::diagnoseAttempt(const AttemptRef& attempt)
{
    const AttemptState& made = m_state.lane(attempt.lane).attempts[attempt.number];
    const Finding* const primary = made.verdict->primary();
    if (!primary && made.sql.empty())
        return;
    Diagnosed diagnosed;
    diagnosed.attempt = attempt;
    if (primary) {
        const Diagnosis diagnosis = diagnose(*primary, made.sql);
        diagnosed.code = diagnosis.code;
        diagnosed.identifier = diagnosis.identifier;
        diagnosed.signature = diagnosis.signature;
    }
    diagnosed.fingerprint = fingerprintOf(made.sql, m_context.dialect->lex, m_context.dialect->syntax).withLiterals;
    record(std::move(diagnosed));
}

/// Decides what follows once all rungs, the tests being the last, are done.
void Step::judge(const AttemptRef& attempt)
{
    if (test(attempt) == Progress::waits)
        return;
    Reflection reflection = reflectionOn(attempt);
    switch (reflection.decision) {
    case ReflectionDecision::stop:
        return hadNoDatabase(attempt);
    case ReflectionDecision::refine:
    case ReflectionDecision::ask:
        return refine(attempt, std::move(reflection));
    case ReflectionDecision::complete:
        record(Reflected{attempt, std::move(reflection)});
        return endLane(attempt.lane, LaneOutcome::valid, {});
    case ReflectionDecision::escalate:
    case ReflectionDecision::giveUp: {
        std::string reason = reflection.reasoning;
        record(Reflected{attempt, std::move(reflection)});
        return endLane(attempt.lane, LaneOutcome::failed, std::move(reason));
    }
    }
}

Reflection Step::reflectionOn(const AttemptRef& attempt) const
{
    const LaneState& lane = m_state.lane(attempt.lane);
    const AttemptState& made = lane.attempts[attempt.number];
    AttemptFacts facts;
    facts.retriesUsed = lane.retries;
    facts.maxRetries = policy().maxRetries;
    facts.higherLevel = hasHigherLevel() ? HigherLevel::available : HigherLevel::none;
    Reflection reflection = reflect(*made.verdict, facts);
    // Replies without SQL have a budget of their own, separate from corrections.
    if (made.verdict->primary() && made.code == ErrorCode::noSql)
        reflection.decision = lane.malformedReplies <= policy().malformedReplies ? ReflectionDecision::refine
            : hasHigherLevel()                                                   ? ReflectionDecision::escalate
                                                                                 : ReflectionDecision::giveUp;
    // A statement that only fails tests remains a candidate, though a weaker one.
    const bool isSpent =
        reflection.decision == ReflectionDecision::escalate || reflection.decision == ReflectionDecision::giveUp;
    if (isSpent && stands(made)) {
        reflection.decision = ReflectionDecision::complete;
        reflection.reasoning += " The statement is kept with the tests that it passes.";
    }
    return reflection;
}

/// A database failure costs no correction: the same statement is checked again later.
void Step::hadNoDatabase(const AttemptRef& attempt)
{
    const LaneState& lane = m_state.lane(attempt.lane);
    const std::string reason = lane.attempts[attempt.number].verdict->primary()->message;
    if (lane.transportFailures > policy().transportRetries)
        return endLane(attempt.lane, LaneOutcome::databaseLost, reason);
    pause(attempt, std::nullopt, reason);
}

void Step::refine(const AttemptRef& attempt, Reflection reflection)
{
    record(hintAfter(m_state, m_state.lane(attempt.lane), m_context));
    record(Reflected{attempt, std::move(reflection)});
}

void Step::pause(const AttemptRef& attempt, std::optional<std::chrono::milliseconds> askedFor, std::string reason)
{
    const EffectId effect = newEffect();
    const LaneState& lane = m_state.lane(attempt.lane);
    const auto time = pauseAfter(lane.transportFailures, askedFor, lane.made.shuffleSeed);
    record(WaitStarted{effect, attempt, time, std::move(reason)});
    m_decision.effects.emplace_back(WaitUntil{effect, time});
}

/// Ends a lane. Unless it is cancelled, it is valid if its best attempt stands.
void Step::endLane(LaneId id, LaneOutcome outcome, std::string reason)
{
    const LaneState& lane = m_state.lane(id);
    const std::uint32_t best = bestAttemptOf(lane);
    const bool mayKeep = outcome != LaneOutcome::cancelled && best < lane.attempts.size();
    if (mayKeep && stands(lane.attempts[best])) {
        outcome = LaneOutcome::valid;
        reason += (reason.empty() ? "" : "; ") + reasonToStand({id, best});
    }
    record(LaneEnded{id, outcome, best, std::move(reason)});
    stopRole({ModelRole::evaluator, id.value});
}

Verdict Step::verdictOn(const std::string& sql) const
{
    return checkStatically(sql, {m_context.dialect, m_context.schema, policy().checks, {}});
}

bool Step::hasHigherLevel() const
{
    return m_state.escalations < policy().maxEscalations && levelAbove(m_state.level).has_value();
}

bool Step::tokensAreSpent() const
{
    return policy().tokens > 0 && m_state.tokens.all() + m_state.estimatedTokens >= policy().tokens;
}

AttemptRef Step::lastAttemptOf(LaneId lane) const
{
    return {lane, static_cast<std::uint32_t>(m_state.lane(lane).attempts.size() - 1)};
}

} // namespace querymend
