#pragma once

#include "command.h"
#include "llm/modelprofile.h"
#include "modelkeys.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// All models of the settings.
[[nodiscard]] Result<std::vector<ModelProfile>, CommandProblem> knownModels();

/// The profile of this name; with a variable of the environment that stands in for its key.
[[nodiscard]] Result<ModelProfile, CommandProblem> modelProfileNamed(std::string_view name,
                                                                     std::optional<std::string_view> keyVariable);

} // namespace querymend
