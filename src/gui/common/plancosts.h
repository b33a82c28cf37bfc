#pragma once

#include "db/plans/plan.h"

#include <vector>

namespace querymend {

/// The cost of a step without its inputs. Where they cost more than the step, the engine did not add them up.
[[nodiscard]] double ownCost(const PlanNode& node);

/// The sum of the own costs of these steps and all of their inputs.
[[nodiscard]] double sumOfCosts(const std::vector<PlanNode>& nodes);

} // namespace querymend
