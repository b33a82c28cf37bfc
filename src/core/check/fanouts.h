#pragma once

#include "check/faultprobe.h"
#include "check/faultsight.h"

#include <vector>

namespace querymend {

/// Asks whether a join repeats rows where that changes the result: the key of one table is listed and a joined one only
/// filters, or a table's values are summed that a join with its children repeats, or one child's that a join with
/// another child repeats.
[[nodiscard]] std::vector<FaultProbe> fanOutProbes(FaultSight& sight);

} // namespace querymend
