#pragma once

#include "check/finding.h"
#include "dialect/dialect.h"
#include "sql/outline/outline.h"

#include <string_view>

namespace querymend {

/// Adds a fix that replaces a function of other dialects by this dialect's equivalent, in every call whose arguments
/// can stay as they are.
void adviseOnFunction(Finding& finding, std::string_view text, const Outline& outline, const Dialect& dialect);

/// Whether a call is nothing but its name and its arguments: no DISTINCT, ORDER BY, SEPARATOR, FILTER, OVER or the
/// like, which a rewritten call would lose.
[[nodiscard]] bool isPlain(const Call& call, std::string_view text, const Outline& outline);

} // namespace querymend
