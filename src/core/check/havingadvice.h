#pragma once

#include "check/queryrules.h"

#include <vector>

namespace querymend {

/// Corrections of a condition in WHERE with an aggregate: the condition moved to HAVING, or the aggregate computed in a
/// subquery.
[[nodiscard]] std::vector<Fix> aggregateFixes(const NamedQuery& query, const Call& call);

/// The edits that take a condition out of WHERE and put one into HAVING.
[[nodiscard]] std::vector<TextEdit> movedToHaving(const Scope& scope, ByteRange condition, std::string_view having);

/// The condition of WHERE, between its ANDs, that holds a range; empty if none does.
[[nodiscard]] ByteRange conditionAround(const Scope& scope, ByteRange range);

} // namespace querymend
