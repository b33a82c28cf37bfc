#pragma once

#include "base/range.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// Returns a text's statements as they are run: without surrounding blanks, leading comments or closing semicolons.
[[nodiscard]] std::vector<ByteRange> statementsIn(std::string_view text, const Dialect& dialect);

/// Returns what is between the semicolons around a place: much faster than the above, for long texts.
[[nodiscard]] ByteRange roughStatementAt(std::string_view text, std::uint32_t place, const Dialect& dialect);

/// Returns the statement that the caret is in, or that ends on its line; else the next one, else the last; empty if
/// there are none.
[[nodiscard]] ByteRange statementAt(std::string_view text, std::uint32_t caret, const Dialect& dialect);

} // namespace querymend
