#include "run/rolecalls.h"

#include "run/personquestions.h"
#include "run/roleprompts.h"
#include "run/rolereplies.h"
#include "run/tokencharge.h"
#include "run/unanswerable.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

namespace querymend {

namespace {

constexpr std::chrono::milliseconds roleTime{60'000}; ///< if the policy does not limit calls

} // namespace

/// The validator is also the one that finds several readings.
bool RoleCalls::isOn(ModelRole role) const
{
    if (role == ModelRole::validator && asksAt(m_draft.policy(), AskMoment::ambiguous))
        return true;
    return std::find(m_draft.policy().roles.begin(), m_draft.policy().roles.end(), role)
        != m_draft.policy().roles.end();
}

bool RoleCalls::hasFreeCall() const
{
    if (m_draft.policy().concurrency == 0)
        return true;
    const auto lanes = std::count_if(state().lanes.begin(), state().lanes.end(),
                                     [](const LaneState& lane) { return lane.phase == LanePhase::asking; });
    const auto roles = std::count_if(state().roles.begin(), state().roles.end(),
                                     [](const RoleState& role) { return !role.pending.isNone(); });
    return static_cast<std::uint64_t>(lanes + roles) < m_draft.policy().concurrency;
}

bool RoleCalls::isDue(const RoleCall& call) const
{
    return isOn(call.role) && !state().role(call) && !m_draft.isSpent();
}

/// Calls a role if it is on and was not called yet. Returns `done` if it has an outcome or will not be called.
Progress RoleCalls::ensureCalled(const RoleCall& call, std::string_view sql, std::string_view result)
{
    const RoleState* const known = state().role(call);
    if (!isOn(call.role) || (known && known->outcome))
        return Progress::done;
    if (known && !known->pending.isNone())
        return Progress::waits;
    if (m_draft.isSpent())
        return Progress::done;
    if (!hasFreeCall())
        return Progress::waits;
    BuiltPrompt prompt = rolePrompt(state(), context(), {call, sql, result});
    if (known && known->shortenings > 0 && estimatedTokens(prompt.sections) >= known->promptEstimate) {
        m_draft.record(RoleConcluded{call, RoleOutcome::failed, {}}); // the server would find it too long again
        return Progress::done;
    }
    RoleAsked fact{m_draft.newEffect(), call, std::move(prompt.sections), std::move(prompt.notes),
                   std::move(prompt.alarms)};
    AskModel effect;
    effect.effect = fact.effect;
    effect.prompt = fact.prompt;
    effect.level = state().level;
    effect.temperature = temperatureOf(state(), call);
    effect.role = call;
    effect.limit = m_draft.policy().callTime.count() > 0 ? m_draft.policy().callTime : roleTime;
    m_draft.record(std::move(fact));
    m_draft.begin(std::move(effect));
    return Progress::waits;
}

/// A failed role call is not retried, and the run continues without it, unless its prompt was too long.
void RoleCalls::answered(const RoleState& role, const ModelAnswered& input)
{
    const RoleCall call = role.call;
    if (const auto* const problem = std::get_if<ModelProblem>(&input.answer))
        return m_draft.record(RoleFailed{input.effect, call, problem->fault, problem->message, problem->traffic,
                                         problem->tokens, problem->context});
    const auto& reply = std::get<ModelReply>(input.answer);
    m_draft.record(RoleReplied{input.effect, call, reply.text, reply.tokens, reply.time, reply.traffic, reply.detail});
    RoleConcluded conclusion = conclusionOf(call, reply.text, state().start.question.evidence);
    if (conclusion.outcome == RoleOutcome::refused && !isBorneOut(conclusion.results.front(), context().schema))
        conclusion.outcome = RoleOutcome::unusable; // the schema has what it says is missing
    if (!asksAt(m_draft.policy(), AskMoment::ambiguous))
        conclusion.unclear.reset();
    m_draft.record(std::move(conclusion));
}

/// Cancels a role call that is no longer needed, so that the next call need not wait for it.
void RoleCalls::stop(const RoleCall& call)
{
    const RoleState* const role = state().role(call);
    if (!role || role->pending.isNone())
        return;
    const EffectId pending = role->pending;
    m_draft.stop(pending);
    m_draft.record(RoleFailed{pending, call, ModelFault::cancelled, "its result is no longer needed"});
}

} // namespace querymend
