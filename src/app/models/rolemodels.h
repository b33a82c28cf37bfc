#pragma once

#include "run/policy.h"
#include "run/ports.h"

#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace querymend {

/// The models of a run whose roles and lanes do not all ask the same one.
class RoleModels : public ModelPort {
public:
    using Own = std::vector<std::pair<ModelRole, std::unique_ptr<ModelPort>>>;

    /// Lanes, and roles without a model of their own, ask `others`, which must outlive it. The free lane asks the
    /// built-in answerer, unless that is null.
    RoleModels(ModelPort& others, Own own, std::unique_ptr<ModelPort> builtIn = {})
        : m_others(others), m_own(std::move(own)), m_builtIn(std::move(builtIn))
    {}

    void ask(const AskModel& request, Answered answered) override
    {
        modelFor(request).ask(request, std::move(answered));
    }

    std::optional<ModelProblem> stop(EffectId effect) override
    {
        std::optional<ModelProblem> stopped = m_others.stop(effect);
        for (const auto& [role, model] : m_own) {
            if (auto call = model->stop(effect))
                stopped = std::move(call);
        }
        if (m_builtIn)
            (void)m_builtIn->stop(effect); // which costs nothing
        return stopped;
    }

    [[nodiscard]] std::chrono::milliseconds waited(EffectId effect) const override
    {
        std::chrono::milliseconds sum = m_others.waited(effect);
        for (const auto& [role, model] : m_own)
            sum += model->waited(effect);
        return sum;
    }

private:
    [[nodiscard]] ModelPort& modelFor(const AskModel& request) const
    {
        if (request.source == LaneSource::builtIn && m_builtIn)
            return *m_builtIn;
        for (const auto& [role, model] : m_own) {
            if (request.role && request.role->role == role)
                return *model;
        }
        return m_others;
    }

    ModelPort& m_others;
    Own m_own;
    std::unique_ptr<ModelPort> m_builtIn;
};

/// Has the policy keep to what the model of one of its roles can read and may see, and know its price.
inline void allow(const ModelTerms& terms, RoleModel& role, RunPolicy& policy)
{
    role.price = terms.price;
    if (terms.contextTokens > 0 && (policy.contextTokens == 0 || terms.contextTokens < policy.contextTokens))
        policy.contextTokens = terms.contextTokens;
    if (terms.samples == Examples::hidden)
        policy.samples = Examples::hidden;
}

} // namespace querymend
