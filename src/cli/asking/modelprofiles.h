#pragma once

#include "arguments/command.h"
#include "llm/profilefile.h"

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Returns all models in the settings.
[[nodiscard]] Result<ProfileList, CommandProblem> knownModels();

/// Returns the profile of this name, with its key taken from the environment variable if one is given.
[[nodiscard]] Result<ModelProfile, CommandProblem> modelProfileNamed(std::string_view name,
                                                                     std::optional<std::string_view> keyVariable);

} // namespace querymend
