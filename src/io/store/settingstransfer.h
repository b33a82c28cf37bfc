#pragma once

#include "run/runsettings.h"
#include "store/settingsfile.h"

#include <string>
#include <vector>

namespace querymend {

/// What goes from one machine or user to another besides the settings themselves.
struct TransferredParts {
    std::vector<SavedConnection> connections; ///< without commands, passwords and rights of agents
    std::vector<RunPreset> presets{};         ///< without files of examples
    std::string models{};                     ///< the content of a profile file; empty: none
};

/// What an exported file has in it.
struct ExportedSettings {
    SettingsRead read;
    TransferredParts parts;
};

/// Exports all settings with these parts. Contains no passwords or keys, if the models have none.
[[nodiscard]] Result<void, FileProblem> exportSettings(const QString& path, const AppSettings& settings,
                                                       const TransferredParts& parts);

/// Reads a file that exportSettings() wrote, which may come from somebody else. It is never renamed.
[[nodiscard]] Result<ExportedSettings, FileProblem> importSettings(const QString& path);

/// The settings after an import. What a file of somebody else must not change stays: where runs are stored and for how
/// long, what agents must wait for, and that no values are sent.
[[nodiscard]] AppSettings withImported(const AppSettings& own, AppSettings imported);

/// The settings as they were at first. Where runs are stored stays, and that no values are sent.
[[nodiscard]] AppSettings withDefaults(const AppSettings& own);

} // namespace querymend
