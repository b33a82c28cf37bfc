#pragma once

#include "check/faultsight.h"
#include "check/finding.h"

#include <vector>

namespace querymend {

/// Finds joins of two tables on columns that are not their key, although they have one: where a key is compared with
/// what it does not refer to, or columns have nothing in common. Silent about any pair that may well be meant.
[[nodiscard]] std::vector<Finding> unlikelyJoins(FaultSight& sight);

} // namespace querymend
