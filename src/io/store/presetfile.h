#pragma once

#include "run/runsettings.h"
#include "store/versionedfile.h"

#include <QString>

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

} // namespace querymend
