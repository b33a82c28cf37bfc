#pragma once

#include "run/runsettings.h"
#include "store/versionedfile.h"

#include <QString>

#include <string>
#include <vector>

namespace querymend {

/// The file with the user's own presets.
[[nodiscard]] QString usualPresetsPath();

/// Returns nothing if there is no file yet.
[[nodiscard]] Result<std::vector<RunPreset>, FileProblem> readPresets(const QString& path,
                                                                      WhenBroken whenBroken = WhenBroken::putAside);
[[nodiscard]] Result<void, FileProblem> writePresets(const QString& path, const std::vector<RunPreset>& presets);

/// A preset as its file has it.
[[nodiscard]] nlohmann::ordered_json presetJson(const RunPreset& preset);

/// The presets as they go to others and are taken from them: without files of examples, which are read on this machine
/// and sent to models.
[[nodiscard]] nlohmann::ordered_json presetsForOthers(const std::vector<RunPreset>& presets);
/// Fails with what is wrong with the first preset that cannot be read.
[[nodiscard]] Result<std::vector<RunPreset>, std::string> presetsOfOthers(const nlohmann::json& list);

} // namespace querymend
