#include "runs/stopgate.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

EffectId idOf(const StopGate::Held& held)
{
    return std::visit([](const auto& what) { return what.effect; }, held);
}

} // namespace

std::optional<StopReason> StopGate::reasonToStop(const AskModel& effect, const RunState& state) const
{
    if (m_passing == Passing{effect.attempt, effect.role, StopPlace::model})
        return std::nullopt;
    if (m_way == ContinueWay::step)
        return StopReason::step;
    if (m_breakpoints.beforeModel)
        return StopReason::breakpoint;
    if (!effect.role && isAfterSuchFailure(effect.attempt, state))
        return StopReason::category;
    return std::nullopt;
}

std::optional<StopReason> StopGate::reasonToStop(const RunCheck& effect, const RunState&) const
{
    return m_passing == Passing{effect.attempt, {}, StopPlace::database} ? std::nullopt : reasonToStopBeforeDatabase();
}

std::optional<StopReason> StopGate::reasonToStop(const CompareResults&, const RunState&) const
{
    return reasonToStopBeforeDatabase();
}

std::optional<StopReason> StopGate::reasonToStop(const ReadRows&, const RunState&) const
{
    return reasonToStopBeforeDatabase();
}

std::optional<StopReason> StopGate::reasonToStopBeforeDatabase() const
{
    if (m_way == ContinueWay::step)
        return StopReason::step;
    return m_breakpoints.beforeDatabase ? std::optional(StopReason::breakpoint) : std::nullopt;
}

std::optional<StopGate::Held> StopGate::release(EffectId effect)
{
    const auto found =
        std::find_if(m_held.begin(), m_held.end(), [&](const Held& held) { return idOf(held) == effect; });
    if (found == m_held.end())
        return std::nullopt;
    Held released = std::move(*found);
    m_held.erase(found);
    return released;
}

std::vector<EffectId> StopGate::held() const
{
    std::vector<EffectId> ids;
    for (const Held& held : m_held)
        ids.push_back(idOf(held));
    return ids;
}

void StopGate::letPass(EffectId effect)
{
    for (const Held& held : m_held) {
        if (idOf(held) != effect)
            continue;
        if (const auto* const asked = std::get_if<AskModel>(&held))
            m_passing = Passing{asked->attempt, asked->role, StopPlace::model};
        if (const auto* const check = std::get_if<RunCheck>(&held))
            m_passing = Passing{check->attempt, {}, StopPlace::database};
    }
}

bool StopGate::isAfterSuchFailure(const AttemptRef& attempt, const RunState& state) const
{
    const std::vector<AttemptState>& attempts = state.lane(attempt.lane).attempts;
    if (attempt.number == 0 || attempt.number > attempts.size())
        return false;
    const AttemptState& before = attempts[attempt.number - 1];
    return before.verdict && before.verdict->primary() && m_breakpoints.has(categoryOf(before.code));
}

} // namespace querymend
