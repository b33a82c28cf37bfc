#pragma once

#include "check/finding.h"
#include "dialect/dialect.h"
#include "sql/guard.h"
#include "sql/outline.h"
#include "sql/token.h"

#include <string_view>
#include <vector>

namespace querymend {

/// A text that was read and judged, and the dialect it was read in.
struct JudgedText {
    std::string_view text;
    const std::vector<Token>& tokens;
    const Outline& outline;
    const Dialect& dialect;
};

/// A refusal of the guard in words, with what may mend it.
[[nodiscard]] Finding findingOf(const Refusal& refusal, const JudgedText& judged);

} // namespace querymend
