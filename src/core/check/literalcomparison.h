#pragma once

#include "base/range.h"
#include "sql/tokens/token.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a comparison requires of its expression.
enum class MatchKind : std::uint8_t { oneOf, pattern, above, below, between };

/// A condition that compares something with literals: `state = 'paid'`, `id IN (1, 2)`, `total > 5`, `d BETWEEN a AND
/// b`.
struct LiteralComparison {
    MatchKind match = MatchKind::oneOf;
    ByteRange expression; ///< the side that is not a literal
    std::vector<std::string> literals;
};

/// Reads the condition in this range of a text; returns nothing for other kinds, such as a comparison of columns.
[[nodiscard]] std::optional<LiteralComparison> literalComparisonIn(std::string_view text,
                                                                   const std::vector<Token>& tokens,
                                                                   ByteRange condition);

} // namespace querymend
