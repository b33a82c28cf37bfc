#pragma once

#include "check/finding.h"
#include "dialect/dialect.h"
#include "sql/guard/guard.h"
#include "sql/outline/outline.h"
#include "sql/tokens/token.h"

#include <string_view>
#include <vector>

namespace querymend {

/// A text that has been read and judged, and its dialect.
struct JudgedText {
    std::string_view text;
    const std::vector<Token>& tokens;
    const Outline& outline;
    const Dialect& dialect;
};

/// Turns a refusal by the guard into a finding, with possible fixes.
[[nodiscard]] Finding findingOf(const Refusal& refusal, const JudgedText& judged);

} // namespace querymend
