#pragma once

#include "base/range.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// The statements of a text as they are run: without blanks around them, comments before them and closing semicolons.
[[nodiscard]] std::vector<ByteRange> statementsIn(std::string_view text, const Dialect& dialect);

/// What a person means who asks for the statement at the caret: the one that it is in, or that ends on its line; else
/// the next one, else the last. An empty range where there is none.
[[nodiscard]] ByteRange statementAt(std::string_view text, std::uint32_t caret, const Dialect& dialect);

} // namespace querymend
