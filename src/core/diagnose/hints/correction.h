#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <string>
#include <vector>

namespace querymend {

/// The changed lines of the statement after the surest fix of each finding, and the missing joins.
struct Correction {
    std::vector<std::string> lines;  ///< may be empty
    std::vector<std::string> before; ///< the same lines, as the model wrote them
    bool isComplete = false;         ///< nothing that the checks find remains
    bool isOneOfSeveral = false;     ///< another fix is as likely
};

[[nodiscard]] Correction correctionOf(const HintFacts& facts, const FailedStatement& statement);

} // namespace querymend
