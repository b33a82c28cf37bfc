#pragma once

#include "command.h"
#include "llm/modelprofile.h"
#include "run/event.h"
#include "run/ports.h"

#include <memory>
#include <optional>
#include <string_view>

namespace querymend {

/// The model that `--model` names, and what its file says of the question.
struct ChosenModel {
    std::unique_ptr<ModelPort> port;
    ModelKind kind = ModelKind::scripted;
    Question question;
    RunPolicy policy;
    std::optional<RunMemory> memory; ///< of a recorded run, whose prompts are to be the same again
    std::optional<ModelPrice> price;
};

/// What is recorded of it beside its name.
[[nodiscard]] inline ModelTerms termsOf(const ChosenModel& model)
{
    return {model.kind, model.price, model.policy.contextTokens};
}

/// `scenario:FILE`, `recorded:FILE` or the name of a profile, whose key the environment's variable may hold.
[[nodiscard]] Result<ChosenModel, CommandProblem> modelNamed(std::string_view name,
                                                             std::optional<std::string_view> keyVariable);

} // namespace querymend
