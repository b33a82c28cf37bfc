#pragma once

#include "check/queryrules.h"

namespace querymend {

/// Whether a call is certain to gather the rows of its own query into one value. In a query within an expression
/// it could belong to the query around it, so there nothing is certain.
[[nodiscard]] bool isAggregate(const NamedQuery& query, const Call& call);

/// Columns that stand alone in a SELECT list although the query gives one row for each group.
[[nodiscard]] std::vector<Finding> checkGrouping(const NamedQuery& query);

} // namespace querymend
