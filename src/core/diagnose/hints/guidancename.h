#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <string>

namespace querymend {

/// The name of the guidance on the first mistake, without its level: `unknown_column`, or one of the situations with
/// guidance of their own, such as `unknown_column_case`. There may be no mistake.
[[nodiscard]] std::string guidanceName(const HintFacts& facts, const FailedStatement& statement,
                                       const Finding* primary);

} // namespace querymend
