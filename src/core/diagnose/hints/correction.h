#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <string>
#include <vector>

namespace querymend {

/// The changed lines of the statement after the surest fix of each finding, and the missing joins; may be empty.
[[nodiscard]] std::vector<std::string> correctionLines(const HintFacts& facts, const FailedStatement& statement);

} // namespace querymend
