#pragma once

#include "base/result.h"
#include "llm/scenario.h"

#include <string>
#include <string_view>

namespace querymend {

/// What is wrong with a scenario and where, in English.
struct ScenarioProblem {
    std::string text;
};

/// Reads a scenario in the format described in resources/scenarios/README.md. Strict: missing or unknown fields and
/// wrong types are errors, so that a typo is not taken for a default.
[[nodiscard]] Result<Scenario, ScenarioProblem> readScenario(std::string_view json);

} // namespace querymend
