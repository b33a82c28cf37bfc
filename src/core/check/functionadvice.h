#pragma once

#include "check/finding.h"
#include "dialect/dialect.h"
#include "sql/outline.h"

#include <string_view>

namespace querymend {

/// Offers what this dialect says in place of a function that only others have, in all calls of it that can be rewritten
/// as they are.
void adviseOnFunction(Finding& finding, std::string_view text, const Outline& outline, const Dialect& dialect);

} // namespace querymend
