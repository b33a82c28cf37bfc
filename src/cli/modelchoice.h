#pragma once

#include "command.h"
#include "run/event.h"
#include "run/ports.h"

#include <memory>
#include <string_view>

namespace querymend {

/// The model that `--model` names, and what its file says of the question.
struct ChosenModel {
    std::unique_ptr<ModelPort> port;
    ModelKind kind = ModelKind::scripted;
    Question question;
    RunPolicy policy;
};

/// `scenario:FILE` or `recorded:FILE`.
[[nodiscard]] Result<ChosenModel, CommandProblem> modelNamed(std::string_view name);

} // namespace querymend
