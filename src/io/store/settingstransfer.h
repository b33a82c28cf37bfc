#pragma once

#include "store/settingsfile.h"

#include <vector>

namespace querymend {

/// What an exported file has in it.
struct ExportedSettings {
    SettingsRead read;
    std::vector<SavedConnection> connections; ///< without commands, passwords and rights of agents
};

/// Reads a file that exportSettings() wrote, which may come from somebody else. It is never renamed.
[[nodiscard]] Result<ExportedSettings, FileProblem> importSettings(const QString& path);

/// The settings after an import. What a file of somebody else must not change stays: where runs are stored, what agents
/// must wait for, and that no values are sent.
[[nodiscard]] AppSettings withImported(const AppSettings& own, AppSettings imported);

/// The settings as they were at first. Where runs are stored stays, and that no values are sent.
[[nodiscard]] AppSettings withDefaults(const AppSettings& own);

} // namespace querymend
