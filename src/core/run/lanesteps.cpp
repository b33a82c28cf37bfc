#include "run/lanesteps.h"

#include "check/reply/reply.h"
#include "run/contextfit.h"
#include "run/laneprompt.h"
#include "run/lanesteering.h"
#include "run/mendingattempts.h"
#include "run/schedule.h"
#include "run/selection.h"
#include "run/tokencharge.h"
#include "run/unanswerable.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// Whether there is a schema, of which the prompt has no room for a single table.
bool isCutToNothing(const BuiltPrompt& prompt, const RunContext& context)
{
    const auto isEmpty = [](const PromptAlarm& alarm) { return alarm.kind == PromptAlarm::Kind::emptySchema; };
    return context.schema && context.schema->catalog().tableCount() > 0 && !prompt.notes.empty()
        && std::any_of(prompt.alarms.begin(), prompt.alarms.end(), isEmpty);
}

} // namespace

/// Takes a lane's next step, judging by its last attempt.
void LaneSteps::proceed(LaneId id)
{
    const LaneState& lane = state().lane(id);
    if (lane.attempts.empty())
        return ask(id);
    const AttemptRef attempt = m_draft.lastAttemptOf(id);
    const AttemptState& last = lane.attempts.back();
    if (!last.verdict) {
        const std::string sql = last.sql;
        return sql.empty() ? ask(id) : check(attempt, sql, m_draft.verdictOn(sql));
    }
    if (!last.reflection) {
        if (!last.isDiagnosed)
            m_draft.diagnose(attempt);
        return judge(attempt);
    }
    switch (last.reflection->decision) {
    case ReflectionDecision::refine:
        return ask(id);
    case ReflectionDecision::ask:
        return m_person.askAbout(attempt);
    case ReflectionDecision::mend:
        return takeCorrection(attempt, MendedBy::policy);
    case ReflectionDecision::complete:
        return end(id, LaneOutcome::valid, {});
    case ReflectionDecision::escalate:
    case ReflectionDecision::giveUp:
    case ReflectionDecision::stop:
        return end(id, LaneOutcome::failed, last.reflection->reasoning);
    }
}

void LaneSteps::limit(LaneId lane)
{
    if (m_draft.policy().laneTime.count() > 0)
        m_draft.begin(LimitLane{lane, m_draft.policy().laneTime});
}

/// Requests a new attempt, or the last one again if it got no reply. Waits while all call slots are taken.
void LaneSteps::ask(LaneId id)
{
    const LaneState& lane = state().lane(id);
    if (m_draft.isSpent() && lane.made.source == LaneSource::model)
        return end(id, LaneOutcome::failed, m_draft.reasonToSpendNoMore());
    const bool isAgain = !lane.attempts.empty() && !lane.attempts.back().verdict;
    // A record may end between the last malformed reply and the lane's end.
    if (isAgain && lane.malformedReplies > m_draft.policy().malformedReplies)
        return end(id, LaneOutcome::failed, "the model's replies cannot be parsed");
    if (!m_roles.hasFreeCall())
        return;
    const auto number = static_cast<std::uint32_t>(lane.attempts.size() - (isAgain ? 1 : 0));
    BuiltPrompt prompt = lanePrompt(state(), lane, context());
    if (const std::size_t size = contextFor(state()); size > 0 && isCutToNothing(prompt, context()))
        return end(id, LaneOutcome::modelLost,
                   "the model's context of about " + std::to_string(size)
                       + " tokens has no room for the tables that the question needs");
    const double temperature = temperatureFor(lane);
    const Method method = methodFor(lane, m_draft.policy());
    ModelAsked fact{m_draft.newEffect(),
                    {id, number},
                    std::move(prompt.sections),
                    std::move(prompt.notes),
                    std::move(prompt.alarms),
                    temperature == lane.made.temperature ? std::nullopt : std::optional(temperature),
                    method == lane.made.method ? std::nullopt : std::optional(method)};
    AskModel effect{
        fact.effect,      fact.attempt, fact.prompt, lane.made.level, temperature, {}, m_draft.policy().callTime,
        lane.made.source, number};
    if (lane.made.source == LaneSource::model) // of several built-in lanes each begins with a reading of its own
        effect.reading += id.value - state().firstLane;
    m_draft.record(std::move(fact));
    m_draft.begin(std::move(effect));
}

void LaneSteps::replied(LaneId id, EffectId effect, const ModelReply& reply)
{
    const AttemptRef attempt = m_draft.lastAttemptOf(id);
    if (reply.reading)
        m_draft.record(QuestionRead{attempt, reply.reading->words, reply.reading->unread, reply.reading->confidence,
                                    reply.reading->others});
    m_draft.record(ModelReplied{effect, attempt, reply.text, reply.tokens, reply.time, reply.traffic, reply.detail});
    if (reply.reading && reply.reading->sql.empty()) // it knows no other reading
        return end(id, LaneOutcome::failed, reply.text);
    const auto extracted = extractSql(reply.text, context().dialect->lex);
    if (extracted)
        return check(attempt, extracted->sql.text(), m_draft.verdictOn(extracted->sql.text()));
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

void LaneSteps::failed(LaneId id, EffectId effect, const ModelProblem& problem)
{
    const AttemptRef attempt = m_draft.lastAttemptOf(id);
    m_draft.record(ModelFailed{effect, attempt, problem.fault, problem.message, problem.retryAfter, problem.shouldRetry,
                               problem.traffic, problem.tokens, problem.context});
    const LaneState& lane = state().lane(id);
    if (problem.fault == ModelFault::malformed) {
        if (lane.malformedReplies > m_draft.policy().malformedReplies)
            return end(id, LaneOutcome::failed, "the model's replies cannot be parsed: " + problem.message);
        if (!problem.shouldRetry.value_or(true))
            return end(id, LaneOutcome::failed, problem.message);
        return;
    }
    if (problem.fault == ModelFault::contextTooLong && mayBeShorter(lane))
        return;
    const bool mayWork =
        problem.fault != ModelFault::contextTooLong && problem.shouldRetry.value_or(mayPass(problem.fault));
    if (!mayWork || lane.transportFailures > m_draft.policy().transportRetries)
        return end(id, LaneOutcome::modelLost, problem.message);
    pause(attempt, problem.retryAfter, problem.message);
}

/// Whether the prompt that a server found too long can be shortened to what fits.
bool LaneSteps::mayBeShorter(const LaneState& lane) const
{
    return lane.shortenings <= mostShortenings
        && estimatedTokens(lanePrompt(state(), lane, context()).sections) < lane.promptEstimate;
}

void LaneSteps::check(const AttemptRef& attempt, const std::string& given, Verdict verdict)
{
    if (context().engine == EngineInReach::no || (verdict.primary() && verdict.unclearSql.empty()))
        return checked({{}, attempt, given, std::move(verdict)});
    const EffectId effect = m_draft.newEffect();
    m_draft.record(CheckStarted{effect, attempt, given});
    m_draft.begin(RunCheck{effect, attempt, given, std::move(verdict), std::string(questionIn(state()))});
}

void LaneSteps::checked(Checked fact)
{
    const AttemptRef attempt = fact.attempt;
    fact.verdict.rewrites.clear(); // only needed while checking
    m_draft.record(std::move(fact));
    m_draft.diagnose(attempt);
    judge(attempt);
}

/// Decides what follows once all rungs, the tests being the last, are done.
void LaneSteps::judge(const AttemptRef& attempt)
{
    if (m_tests.test(attempt) == Progress::waits)
        return;
    if (auto mended = correctionOf(state(), attempt, context()))
        m_draft.record(*std::move(mended));
    Reflection reflection = reflectionOn(attempt);
    switch (reflection.decision) {
    case ReflectionDecision::stop:
        return hadNoDatabase(attempt);
    case ReflectionDecision::refine:
        return refine(attempt, std::move(reflection));
    case ReflectionDecision::ask:
        m_draft.record(Reflected{attempt, std::move(reflection)});
        return m_person.askAbout(attempt);
    case ReflectionDecision::mend:
        m_draft.record(Reflected{attempt, std::move(reflection)});
        return takeCorrection(attempt, MendedBy::policy);
    case ReflectionDecision::complete:
        m_draft.record(Reflected{attempt, std::move(reflection)});
        return end(attempt.lane, LaneOutcome::valid, {});
    case ReflectionDecision::escalate:
    case ReflectionDecision::giveUp: {
        std::string reason = reflection.reasoning;
        m_draft.record(Reflected{attempt, std::move(reflection)});
        return end(attempt.lane, LaneOutcome::failed, std::move(reason));
    }
    }
}

Reflection LaneSteps::reflectionOn(const AttemptRef& attempt) const
{
    const LaneState& lane = state().lane(attempt.lane);
    const AttemptState& made = lane.attempts[attempt.number];
    AttemptFacts facts;
    facts.retriesUsed = lane.retries;
    facts.maxRetries = m_draft.policy().maxRetries;
    facts.higherLevel = m_draft.hasHigherLevel() ? HigherLevel::available : HigherLevel::none;
    // Replies without SQL have a budget of their own, separate from corrections.
    if (made.verdict->primary() && made.code == ErrorCode::noSql) {
        const std::uint32_t most = m_draft.policy().malformedReplies + 1;
        facts.ownRetriesLeft = most - std::min(most, lane.malformedReplies);
    }
    // A statement that only fails tests remains a candidate, though a weaker one.
    if (mayBeAnswer(made))
        facts.fallback = Fallback::keep;
    if (isCorrectionNext(state(), attempt))
        facts.mendedNext = MendedNext::yes;
    if (made.code == ErrorCode::invalidRequest && !agreedRefusal(state(), context()).empty())
        facts.agreedRefusal = AgreedRefusal::yes;
    if (!made.advice.empty() && facts.retriesLeft() == 0)
        facts.ownRetriesLeft = 1; // what the user says is worth an attempt
    const bool isDecided = facts.mendedNext == MendedNext::yes || facts.agreedRefusal == AgreedRefusal::yes;
    if (!isDecided && m_person.isDueAfter(made, facts.retriesLeft()))
        facts.breakpoint = Breakpoint::afterFailure;
    return reflect(*made.verdict, facts);
}

void LaneSteps::takeCorrection(const AttemptRef& failed, MendedBy by)
{
    const EffectId pending = state().lane(failed.lane).pending;
    m_draft.record(MendingTaken{failed, by});
    m_draft.stop(pending);
    const AttemptRef next = m_draft.lastAttemptOf(failed.lane);
    const std::string sql = m_draft.at(next).sql;
    check(next, sql, m_draft.verdictOn(sql));
}

/// A database failure costs no correction: the same statement is checked again later.
void LaneSteps::hadNoDatabase(const AttemptRef& attempt)
{
    const LaneState& lane = state().lane(attempt.lane);
    const std::string reason = lane.attempts[attempt.number].verdict->primary()->message;
    if (lane.transportFailures > m_draft.policy().transportRetries)
        return end(attempt.lane, LaneOutcome::databaseLost, reason);
    pause(attempt, std::nullopt, reason);
}

void LaneSteps::refine(const AttemptRef& attempt, Reflection reflection)
{
    m_draft.record(hintAfter(state(), state().lane(attempt.lane), context()));
    m_draft.record(Reflected{attempt, std::move(reflection)});
}

void LaneSteps::pause(const AttemptRef& attempt, std::optional<std::chrono::milliseconds> askedFor, std::string reason)
{
    const EffectId effect = m_draft.newEffect();
    const LaneState& lane = state().lane(attempt.lane);
    const auto time = pauseAfter(lane.transportFailures, askedFor, lane.made.shuffleSeed);
    m_draft.record(WaitStarted{effect, attempt, time, std::move(reason)});
    m_draft.begin(WaitUntil{effect, time});
}

/// Ends a lane. Unless it is cancelled, it is valid if its best attempt may be the answer.
void LaneSteps::end(LaneId id, LaneOutcome outcome, std::string reason)
{
    const LaneState& lane = state().lane(id);
    const std::uint32_t best = bestAttemptOf(lane);
    const bool mayKeep = outcome != LaneOutcome::cancelled && best < lane.attempts.size();
    if (mayKeep && mayBeAnswer(lane.attempts[best])) {
        outcome = LaneOutcome::valid;
        reason += (reason.empty() ? "" : "; ") + m_tests.reasonToKeep({id, best});
    }
    m_draft.record(LaneEnded{id, outcome, best, std::move(reason)});
    m_roles.stop({ModelRole::evaluator, id.value});
}

/// Ends a lane with an attempt that is valid whatever the checks say.
void LaneSteps::endWith(const AttemptRef& best, std::string reason)
{
    m_draft.record(LaneEnded{best.lane, LaneOutcome::valid, best.number, std::move(reason)});
}

} // namespace querymend
