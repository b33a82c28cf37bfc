#pragma once

#include "report/runoutline.h"

#include <string>
#include <vector>

namespace querymend {

/// One fact of how the answer was searched for.
struct SearchFact {
    std::string name;
    std::string text;
};

/// What roles said or why they did not, whose time ran out, what was left of the candidates, which of them have the
/// same result, and who passes which test. Not escaped, as the rest of what reports say.
[[nodiscard]] std::vector<SearchFact> searchFacts(const RunOutline& outline);

} // namespace querymend
