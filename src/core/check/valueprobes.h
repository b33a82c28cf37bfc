#pragma once

#include "check/faultprobe.h"
#include "check/faultsight.h"

#include <vector>

namespace querymend {

/// Asks of each text that a column of texts is compared with whether it is stored there, and of each date whether the
/// column stores dates as it is written.
[[nodiscard]] std::vector<FaultProbe> valueProbes(FaultSight& sight);

} // namespace querymend
