#pragma once

#include "check/faultprobe.h"
#include "check/faultsight.h"

#include <vector>

namespace querymend {

/// Asks whether the first rows of a statement are ones without the value that they are ordered by: ORDER BY … LIMIT 1
/// by a column that may be NULL, in the direction in which the engine puts NULLs first.
[[nodiscard]] std::vector<FaultProbe> nullProbes(FaultSight& sight);

} // namespace querymend
