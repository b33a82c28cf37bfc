#pragma once

#include "report/runoutline.h"

#include <string>
#include <vector>

namespace querymend {

/// One fact about the search for the answer.
struct SearchFact {
    std::string name;
    std::string text;
};

/// Linked tables, examples, role results and failures, the user's edits, timeouts, remaining candidates, equal results
/// and test verdicts. Not escaped, like all report wording.
[[nodiscard]] std::vector<SearchFact> searchFacts(const RunOutline& outline);

} // namespace querymend
