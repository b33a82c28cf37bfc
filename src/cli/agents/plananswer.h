#pragma once

#include "db/plans/plan.h"
#include "mcp/toolanswer.h"

namespace querymend {

/// A plan as a short tree, and the steps in it that cost most.
[[nodiscard]] ToolAnswer planAnswer(const Plan& plan);

} // namespace querymend
