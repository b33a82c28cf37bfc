#pragma once

#include "dialect/dialect.h"

namespace querymend {

/// The words that are shown and offered as keywords: what the dialect reserves anywhere, and what carries structure.
[[nodiscard]] KeywordSet keywordsOf(const Dialect& dialect);

} // namespace querymend
