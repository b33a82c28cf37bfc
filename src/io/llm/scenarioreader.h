#pragma once

#include "base/result.h"
#include "llm/scenario.h"

#include <string>
#include <string_view>

namespace querymend {

/// What is wrong with a scenario, and where, in English.
struct ScenarioProblem {
    std::string text;
};

/// Reads a scenario as resources/scenarios/README.md describes it. Strict: what is missing, of another kind or unknown
/// is an error, so that a slip of the pen is not taken for a default.
[[nodiscard]] Result<Scenario, ScenarioProblem> readScenario(std::string_view json);

} // namespace querymend
