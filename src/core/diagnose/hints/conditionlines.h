#pragma once

#include "dialect/dialect.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What the conditions of a statement without rows tell by themselves: equations that never hold together, and filters
/// by date, which are the first to leave out. Only the statement's own words are repeated.
[[nodiscard]] std::vector<std::string> conditionLines(std::string_view sql, const Dialect& dialect);

} // namespace querymend
