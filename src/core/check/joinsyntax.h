#pragma once

#include "check/syntaxtokens.h"

#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// What is wrong with a join as it is written.
[[nodiscard]] std::span<const SyntaxRow> joinSyntaxRows();

/// What gives the rows of a FULL JOIN in a dialect without it, if that can be proved; otherwise nothing.
[[nodiscard]] std::vector<Fix> fullJoinFixes(std::string_view text, const Dialect& dialect);

} // namespace querymend
