#pragma once

#include "dialect/dialect.h"

namespace querymend {

/// Returns the words highlighted and offered as keywords: all that the dialect reserves, and those of its grammar.
[[nodiscard]] KeywordSet keywordsOf(const Dialect& dialect);

} // namespace querymend
