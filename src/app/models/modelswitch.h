#pragma once

#include "run/ports.h"

#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace querymend {

/// The model of a run. The user may change it during the run; calls already made to an earlier model are still
/// answered.
class ModelSwitch : public ModelPort {
public:
    explicit ModelSwitch(std::unique_ptr<ModelPort> first) { use(std::move(first)); }

    void use(std::unique_ptr<ModelPort> next) { m_models.push_back(std::move(next)); }

    void ask(const AskModel& request, Answered answered) override
    {
        m_models.back()->ask(request, std::move(answered));
    }

    std::optional<ModelProblem> stop(EffectId effect) override
    {
        std::optional<ModelProblem> stopped;
        for (const auto& model : m_models) {
            if (auto call = model->stop(effect))
                stopped = std::move(call);
        }
        return stopped;
    }

    [[nodiscard]] std::chrono::milliseconds waited(EffectId effect) const override
    {
        std::chrono::milliseconds sum(0);
        for (const auto& model : m_models)
            sum += model->waited(effect);
        return sum;
    }

private:
    std::vector<std::unique_ptr<ModelPort>> m_models; ///< the last one receives new calls
};

} // namespace querymend
