#pragma once

#include "check/finding.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "sql/guard.h"
#include "sql/outline.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// How many mistakes are told of one statement; whoever mends these asks again.
inline constexpr std::size_t mostReferenceFindings = 100;

/// What the references rung looks at.
struct ReferenceQuestion {
    std::string_view text;
    const Outline& outline;
    const Dialect& dialect;
    const SchemaView* schema = nullptr;
    std::span<const UnlistedCall> unlisted; ///< calls that the guard found on no list
};

/// Everything that the statement names and that is provably not there. Exact: nearness only feeds
/// suggestions, and where a source's columns cannot be known nothing is claimed. In the order of the text; no more than
/// mostReferenceFindings.
[[nodiscard]] std::vector<Finding> checkReferences(const ReferenceQuestion& question);

} // namespace querymend
