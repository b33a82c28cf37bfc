#pragma once

#include "sql/tokens/token.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace querymend {

/// How many comparisons of a text have the same simple operand on both sides, as in `a.x = a.x`. An unqualified name is
/// taken for the qualified one of the same column. Goes by tokens, so it needs no text that can be read.
[[nodiscard]] std::size_t trivialComparisons(std::string_view text, const std::vector<Token>& tokens);

} // namespace querymend
