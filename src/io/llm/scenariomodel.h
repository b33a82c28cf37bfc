#pragma once

#include "llm/queuedanswers.h"
#include "llm/scenario.h"
#include "run/ports.h"

#include <cstddef>
#include <map>
#include <utility>
#include <variant>

namespace querymend {

/// Answers the requests of one run from a scenario's script. A request without a scripted answer fails with
/// ModelFault::notRecorded.
class ScenarioModel : public ModelPort {
public:
    static constexpr ModelKind kind = ModelKind::scripted;

    explicit ScenarioModel(Scenario scenario) : m_scenario(std::move(scenario)) {}

    void ask(const AskModel& request, Answered answered) override;
    std::optional<ModelProblem> stop(EffectId effect) override
    {
        m_answers.drop(effect);
        return std::nullopt;
    }

private:
    [[nodiscard]] std::variant<ModelReply, ModelProblem> answerTo(const ScenarioPlace& place);
    [[nodiscard]] std::variant<ModelReply, ModelProblem> answerTo(const RoleCall& call);

    Scenario m_scenario;
    std::map<ScenarioPlace, std::size_t> m_calls; ///< number of calls so far
    std::map<std::pair<ModelRole, std::uint32_t>, std::size_t> m_roleCalls;
    QueuedAnswers m_answers;
};

} // namespace querymend
