#include "run/roleprompts.h"
#include "run/rolereplies.h"
#include "run/step.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::chrono::milliseconds roleTime{60'000}; ///< if the policy does not limit calls

} // namespace

/// Calls a role if it is on and was not called yet. Returns `done` if it has an outcome or will not be called.
Step::Progress Step::ensureCalled(const RoleCall& call, std::string_view sql, std::span<const std::string> tests)
{
    const RoleState* const known = m_state.role(call);
    if (!isOn(call.role) || (known && known->outcome))
        return Progress::done;
    if (known && !known->pending.isNone())
        return Progress::waits;
    if (tokensAreSpent())
        return Progress::done;
    if (!hasFreeCall())
        return Progress::waits;
    BuiltPrompt prompt = rolePrompt(m_state, m_context, {call, sql, tests});
    RoleAsked fact{newEffect(), call, std::move(prompt.sections), std::move(prompt.notes), std::move(prompt.alarms)};
    AskModel effect;
    effect.effect = fact.effect;
    effect.prompt = fact.prompt;
    effect.level = m_state.level;
    effect.temperature = temperatureOf(m_state, call);
    effect.role = call;
    effect.limit = policy().callTime.count() > 0 ? policy().callTime : roleTime;
    record(std::move(fact));
    m_decision.effects.emplace_back(std::move(effect));
    return Progress::waits;
}

/// A failed role call is not retried: the run continues without it.
void Step::roleAnswered(const RoleState& role, const ModelAnswered& input)
{
    const RoleCall call = role.call;
    if (const auto* const problem = std::get_if<ModelProblem>(&input.answer))
        return record(
            RoleFailed{input.effect, call, problem->fault, problem->message, problem->traffic, problem->tokens});
    const auto& reply = std::get<ModelReply>(input.answer);
    record(RoleReplied{input.effect, call, reply.text, reply.tokens, reply.time, reply.traffic});
    record(conclusionOf(call, reply.text));
}

/// Cancels a role call that is no longer needed, so that the next call need not wait for it.
void Step::stopRole(const RoleCall& call)
{
    const RoleState* const role = m_state.role(call);
    if (!role || role->pending.isNone())
        return;
    const EffectId pending = role->pending;
    stop(pending);
    record(RoleFailed{pending, call, ModelFault::cancelled, "its result is no longer needed"});
}

bool Step::isOn(ModelRole role) const
{
    return std::find(policy().roles.begin(), policy().roles.end(), role) != policy().roles.end();
}

bool Step::hasFreeCall() const
{
    if (policy().concurrency == 0)
        return true;
    const auto lanes = std::count_if(m_state.lanes.begin(), m_state.lanes.end(),
                                     [](const LaneState& lane) { return lane.phase == LanePhase::asking; });
    const auto roles = std::count_if(m_state.roles.begin(), m_state.roles.end(),
                                     [](const RoleState& role) { return !role.pending.isNone(); });
    return static_cast<std::uint64_t>(lanes + roles) < policy().concurrency;
}

} // namespace querymend
