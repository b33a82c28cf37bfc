#pragma once

#include "run/policy.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// How a question is answered, apart from its model: what a preset has a name for.
struct RunSettings {
    RunPolicy policy;
    std::string directives = {};                ///< the workspace's rules; may be empty
    std::vector<std::string> exampleFiles = {}; ///< with pairs of question and SQL

    friend bool operator==(const RunSettings&, const RunSettings&) = default;
};

struct RunPreset {
    std::string name;
    RunSettings settings;

    friend bool operator==(const RunPreset&, const RunPreset&) = default;
};

/// The names of the presets that come with the program.
inline constexpr std::string_view quickPreset = "quick";
inline constexpr std::string_view carefulPreset = "careful";
inline constexpr std::string_view searchPreset = "search";

/// The presets that come with the program. What may leave the machine, and how strictly statements are checked, stays
/// as in the user's own policy.
[[nodiscard]] std::vector<RunPreset> builtInPresets(const RunPolicy& own);

/// The settings of a preset for a new question. Whether values may leave the machine is for the user's own policy to
/// say, and some limits are the model's.
[[nodiscard]] RunSettings settingsFor(const RunSettings& preset, const RunPolicy& own);

/// Whether both answer a question in the same way, with the same model.
[[nodiscard]] bool areAlike(const RunSettings& one, const RunSettings& other);

} // namespace querymend
