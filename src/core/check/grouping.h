#pragma once

#include "check/queryrules.h"

namespace querymend {

/// Whether a call certainly aggregates the rows of its own query. In a query inside an expression or LATERAL it could
/// belong to the enclosing query, so there it is never certain.
[[nodiscard]] bool isAggregate(const NamedQuery& query, const Call& call);

/// Finds bare columns in the SELECT list of a query that returns one row per group.
[[nodiscard]] std::vector<Finding> checkGrouping(const NamedQuery& query);

} // namespace querymend
