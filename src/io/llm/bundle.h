#pragma once

#include "base/result.h"
#include "llm/scenario.h"
#include "llm/scenarioreader.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// What the program carries within itself, so that it can show something with no server, no key and no files beside it.

/// In the order in which they are best seen.
[[nodiscard]] std::vector<std::string> scenarioNames();
[[nodiscard]] Result<Scenario, ScenarioProblem> readBundledScenario(std::string_view name);

[[nodiscard]] std::vector<std::string> bundledDatabaseNames();
/// Puts a copy of a sample database into the folder, where there is none that is the same, because SQLite reads
/// nothing but files. Gives its path.
[[nodiscard]] Result<QString, ScenarioProblem> bundledDatabase(std::string_view name, const QString& folder);

} // namespace querymend
