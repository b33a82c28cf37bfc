#pragma once

#include "db/plans/plan.h"
#include "mcp/toolanswer.h"

#include <string>

namespace querymend {

/// A plan as a short tree, and the steps in it that cost most.
[[nodiscard]] ToolAnswer planAnswer(const Plan& plan);

/// The answer for a statement that has no plan.
[[nodiscard]] ToolAnswer planFailure(const std::string& reason);

} // namespace querymend
