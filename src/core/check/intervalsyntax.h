#pragma once

#include "base/textmap.h"
#include "dialect/dialect.h"
#include "sql/tokens/token.h"

#include <string_view>
#include <vector>

namespace querymend {

/// Edits that replace intervals of other dialects, with what they are added to or taken from: `x + INTERVAL 1 DAY` and
/// `DATE_ADD(x, INTERVAL 1 DAY)`. Nothing where the dialect reads them as they are.
[[nodiscard]] std::vector<TextEdit> intervalEdits(std::string_view text, const std::vector<Token>& tokens,
                                                  const Dialect& dialect);

} // namespace querymend
