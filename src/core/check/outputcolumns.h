#pragma once

#include "check/faultsight.h"
#include "check/finding.h"

#include <vector>

namespace querymend {

/// Compares the output columns with the question, if that is unmistakable: rows are listed where it asks how many of a
/// table there are, or one column is returned where it asks for "the names and ages" and both exist.
[[nodiscard]] std::vector<Finding> outputColumnFaults(FaultSight& sight);

} // namespace querymend
