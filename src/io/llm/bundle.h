#pragma once

#include "base/result.h"
#include "llm/scenario.h"
#include "llm/scenarioreader.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// Data compiled into the program, so that it can be demonstrated without a server, an API key or any files.

/// In presentation order.
[[nodiscard]] std::vector<std::string> scenarioNames();
[[nodiscard]] Result<Scenario, ScenarioProblem> readBundledScenario(std::string_view name);

[[nodiscard]] std::vector<std::string> bundledDatabaseNames();
/// Copies a sample database into the folder, since SQLite reads only files, and returns its path. An identical copy
/// is reused.
[[nodiscard]] Result<QString, ScenarioProblem> bundledDatabase(std::string_view name, const QString& folder);

} // namespace querymend
