#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <string>
#include <vector>

namespace querymend {

/// The lines of the statement as they read when the surest fix of each finding is made, and the joins that are
/// missing; nothing where no fix is known.
[[nodiscard]] std::vector<std::string> correctionLines(const HintFacts& facts, const FailedStatement& statement);

} // namespace querymend
