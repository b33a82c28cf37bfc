#include "run/rolefold.h"

#include "run/contextfit.h"
#include "run/tokencharge.h"

#include <algorithm>
#include <variant>

namespace querymend {

namespace {

class RoleApplier {
public:
    explicit RoleApplier(RunState& state) : m_state(state) {}

    void operator()(const RoleAsked& body)
    {
        m_state.nextEffect = std::max(m_state.nextEffect, body.effect.value + 1);
        RoleState* known = m_state.role(body.call);
        if (!known) {
            known = &m_state.roles.emplace_back();
            known->call = body.call;
        }
        known->pending = body.effect;
        known->promptEstimate = estimatedTokens(body.prompt);
    }

    void operator()(const RoleReplied& body)
    {
        RoleState* const role = m_state.role(body.call);
        if (role)
            role->pending = {};
        dropStopOf(m_state, body.effect);
        chargeRole(m_state, body.call, body.tokens, body.text);
    }

    /// A role whose prompt was too long has no outcome yet, so it is asked again.
    void operator()(const RoleFailed& body)
    {
        RoleState* const role = m_state.role(body.call);
        if (body.tokens)
            chargeRole(m_state, body.call, *body.tokens, {});
        dropStopOf(m_state, body.effect);
        if (!role)
            return;
        role->pending = {};
        if (body.fault == ModelFault::contextTooLong && role->shortenings < mostShortenings) {
            ++role->shortenings;
            m_state.fittingTokens = fittingTokens(m_state, role->promptEstimate, body.context);
            return;
        }
        role->outcome = RoleOutcome::failed;
    }

    void operator()(const RoleConcluded& body)
    {
        if (RoleState* const role = m_state.role(body.call)) {
            role->outcome = body.outcome;
            role->results = body.results;
            role->evidence = body.evidence;
            role->unclear = body.unclear;
        }
    }

    template <class Other>
    void operator()(const Other&)
    {}

private:
    RunState& m_state;
};

} // namespace

void applyRoles(RunState& state, const EventBody& body)
{
    std::visit(RoleApplier(state), body);
}

void dropStopOf(RunState& state, EffectId effect)
{
    std::erase_if(state.stops, [&](const RunStop& stop) { return stop.what.effect == effect; });
}

} // namespace querymend
