#pragma once

#include "arguments/command.h"
#include "run/runsettings.h"

#include <string>
#include <vector>

namespace querymend {

/// A command that names a role and the model that it asks: `evaluator=NAME`.
struct RoleModelWord {
    ModelRole role = ModelRole::validator;
    std::string model;
};

/// The presets of the program and the user's own, in the order of lists.
[[nodiscard]] Result<std::vector<RunPreset>, CommandProblem> knownPresets(const RunPolicy& own);

/// The settings of the preset that an option names.
[[nodiscard]] Result<RunSettings, CommandProblem> presetNamed(std::string_view option, std::string_view name,
                                                              const RunPolicy& own);

/// The settings of the preset that `--preset` names; otherwise the policy alone.
[[nodiscard]] Result<RunSettings, CommandProblem> settingsGiven(const Arguments& arguments, const RunPolicy& own);

/// The name of the preset that `--preset` names, if options leave its settings as they are; otherwise empty.
[[nodiscard]] std::string presetKept(const Arguments& arguments, const RunSettings& settings, const RunPolicy& policy);

/// Reads every `--role-model ROLE=NAME`.
[[nodiscard]] Result<std::vector<RoleModelWord>, CommandProblem> roleModelsGiven(const Arguments& arguments);

} // namespace querymend
