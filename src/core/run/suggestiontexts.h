#pragma once

#include "check/finding.h"

#include <string>
#include <vector>

namespace querymend {

/// The suggestions that older records hold only as texts: `name`, `name (JOIN …)` or `JOIN …`.
[[nodiscard]] std::vector<Suggestion> suggestionsIn(const std::vector<std::string>& texts);

} // namespace querymend
