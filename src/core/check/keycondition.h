#pragma once

#include "check/faultsight.h"
#include "check/tablekeys.h"

#include <string>

namespace querymend {

/// The condition that joins two sources along a key between their tables, spelled for the statement.
[[nodiscard]] std::string conditionOf(FaultSight& sight, const TableKey& key, SourceId a, SourceId b);

} // namespace querymend
