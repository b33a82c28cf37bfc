#pragma once

#include "run/policy.h"
#include "run/ports.h"

#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace querymend {

/// The models of a run whose roles do not all ask the same one.
class RoleModels : public ModelPort {
public:
    using Own = std::vector<std::pair<ModelRole, std::unique_ptr<ModelPort>>>;

    /// Lanes, and roles without a model of their own, ask `others`, which must outlive it.
    RoleModels(ModelPort& others, Own own) : m_others(others), m_own(std::move(own)) {}

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
        for (const auto& [role, model] : m_own) {
            if (request.role && request.role->role == role)
                return *model;
        }
        return m_others;
    }

    ModelPort& m_others;
    Own m_own;
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
