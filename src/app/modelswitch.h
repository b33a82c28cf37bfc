#pragma once

#include "run/ports.h"

#include <memory>
#include <vector>

namespace querymend {

/// The model of a run, which a person may change while the run goes on; what was asked of another still answers.
class ModelSwitch : public ModelPort {
public:
    explicit ModelSwitch(std::unique_ptr<ModelPort> first) { use(std::move(first)); }

    void use(std::unique_ptr<ModelPort> next) { m_models.push_back(std::move(next)); }

    void ask(const AskModel& request, Answered answered) override
    {
        m_models.back()->ask(request, std::move(answered));
    }

    void stop(EffectId effect) override
    {
        for (const auto& model : m_models)
            model->stop(effect);
    }

private:
    std::vector<std::unique_ptr<ModelPort>> m_models; ///< the last is the one that is asked
};

} // namespace querymend
