#include "run/decisiondraft.h"

#include "diagnose/diagnosis.h"
#include "run/attemptcheck.h"
#include "run/schedule.h"
#include "run/tokencharge.h"
#include "sql/compare/fingerprint.h"

#include <utility>

namespace querymend {

void DecisionDraft::record(EventBody fact)
{
    m_state = querymend::apply(std::move(m_state), fact); // ADL also finds std::apply
    m_decision.facts.push_back(std::move(fact));
}

void DecisionDraft::stop(EffectId effect)
{
    if (!effect.isNone())
        m_decision.effects.emplace_back(StopEffect{effect});
}

void DecisionDraft::diagnose(const AttemptRef& attempt)
{
    const AttemptState& made = m_state.lane(attempt.lane).attempts[attempt.number];
    const Finding* const primary = made.verdict->primary();
    if (!primary && made.sql.empty())
        return;
    Diagnosed diagnosed;
    diagnosed.attempt = attempt;
    if (primary) {
        const Diagnosis diagnosis = querymend::diagnose(*primary, made.sql);
        diagnosed.code = diagnosis.code;
        diagnosed.identifier = diagnosis.identifier;
        diagnosed.signature = diagnosis.signature;
    }
    diagnosed.fingerprint = fingerprintOf(made.sql, m_context.dialect->lex, m_context.dialect->syntax).withLiterals;
    record(std::move(diagnosed));
}

AttemptRef DecisionDraft::lastAttemptOf(LaneId lane) const
{
    return {lane, static_cast<std::uint32_t>(m_state.lane(lane).attempts.size() - 1)};
}

const AttemptState& DecisionDraft::bestOf(LaneId id) const
{
    const LaneState& lane = m_state.lane(id);
    return lane.attempts[lane.end->best];
}

Verdict DecisionDraft::verdictOn(const std::string& sql) const
{
    return checkAttempt(sql, m_state, m_context);
}

bool DecisionDraft::hasHigherLevel() const
{
    return m_state.escalations < policy().maxEscalations && levelAbove(m_state.level).has_value();
}

bool DecisionDraft::isSpent() const
{
    return (policy().tokens > 0 && m_state.tokens.all() + m_state.estimatedTokens >= policy().tokens)
        || isCostSpent(m_state);
}

std::string DecisionDraft::reasonToSpendNoMore() const
{
    if (isCostSpent(m_state))
        return "the run's cost limit was reached";
    return m_state.estimatedTokens == 0
        ? "the run's token limit was reached"
        : "the run's token limit was reached, by estimate: the server did not report all that it used";
}

} // namespace querymend
