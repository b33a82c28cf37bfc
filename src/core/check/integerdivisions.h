#pragma once

#include "check/faultsight.h"
#include "check/finding.h"

#include <vector>

namespace querymend {

/// Finds divisions of integers whose fraction is lost although it is wanted: the quotient of two aggregates, one that
/// is rounded, multiplied or cast afterwards, or one that is called a share. Silent where the engine keeps the
/// fraction, and where only whole units may be wanted.
[[nodiscard]] std::vector<Finding> integerDivisions(FaultSight& sight);

} // namespace querymend
