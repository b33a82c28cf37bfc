#pragma once

#include "check/faultsight.h"
#include "check/finding.h"

#include <vector>

namespace querymend {

/// Finds tables in one FROM that no condition connects: after a comma, or a JOIN without ON where the engine accepts
/// that. Silent about CROSS JOIN, which says what it does, and wherever all combinations may well be meant.
[[nodiscard]] std::vector<Finding> unconnectedTables(FaultSight& sight);

} // namespace querymend
