#pragma once

#include "check/finding.h"
#include "check/ranking.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "sql/guard/guard.h"
#include "sql/outline/outline.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// The most mistakes reported for one statement; the rest show up once these are corrected.
inline constexpr std::size_t mostReferenceFindings = 100;

/// The input of the references rung.
struct ReferenceQuestion {
    std::string_view text;
    const Outline& outline;
    const Dialect& dialect;
    const SchemaView* schema = nullptr;
    std::span<const UnlistedCall> unlisted; ///< calls that are on none of the guard's lists
    std::string_view question = {};         ///< that the statement answers
    const SignWeights& weights = fittedWeights();
};

/// Finds every reference that is provably wrong, in text order, and then violations of the query rules; at most
/// mostReferenceFindings in all. Matching is exact: similar names only become suggestions, and nothing is reported
/// where a source's columns cannot be known.
[[nodiscard]] std::vector<Finding> checkReferences(const ReferenceQuestion& question);

} // namespace querymend
