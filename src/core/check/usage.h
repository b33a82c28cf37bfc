#pragma once

#include "check/valuekind.h"
#include "sql/outline/outline.h"

#include <string>
#include <string_view>

namespace querymend {

/// What a column is compared with or given to, beside the other column of a comparison.
struct Usage {
    ValueKind kind = ValueKind::unknown; ///< that a column has to be of
    std::string literal;                 ///< that it is compared with, without quotes
};

/// Reads the use of a column from the text around it.
[[nodiscard]] Usage usageOf(const ColumnRef& reference, std::string_view text, const Outline& outline);

/// Whether values of one kind can be meant where the other is needed; an unknown kind fits any.
[[nodiscard]] bool canMeet(ValueKind stored, ValueKind needed);

} // namespace querymend
