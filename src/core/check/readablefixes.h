#pragma once

#include "check/finding.h"
#include "dialect/dialect.h"
#include "sql/tokens/token.h"

#include <string_view>
#include <vector>

namespace querymend {

/// Drops the fixes of a statement that would cut through a literal or comment, and those after which it is not one
/// query that can be read. What cannot be tried in reasonable time is dropped too.
void dropUnreadableFixes(std::vector<Finding>& findings, std::string_view text, const std::vector<Token>& tokens,
                         const Dialect& dialect);
void dropUnreadableFixes(Finding& finding, std::string_view text, const Dialect& dialect);

} // namespace querymend
