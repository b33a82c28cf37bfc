#pragma once

#include "check/faultsight.h"
#include "check/finding.h"

#include <cstddef>
#include <vector>

namespace querymend {

/// A longer text is not a statement that somebody wrote to answer a question, and the rules would take long.
inline constexpr std::size_t mostFaultTokens = 4000;

/// Finds what an engine accepts although it is probably not what was meant, as warnings with offers. Only for
/// statements whose names are all right.
[[nodiscard]] std::vector<Finding> silentFaults(const FaultQuery& query);

} // namespace querymend
