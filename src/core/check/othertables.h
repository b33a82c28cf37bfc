#pragma once

#include "check/faultsight.h"
#include "check/finding.h"

#include <vector>

namespace querymend {

/// Warns if the question names tables and the statement reads none of them, nor one that a key or a word of its name
/// connects with them.
[[nodiscard]] std::vector<Finding> otherTables(FaultSight& sight);

} // namespace querymend
