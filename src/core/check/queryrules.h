#pragma once

#include "check/finding.h"
#include "check/resolver.h"
#include "check/rowshape.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "sql/outline/outline.h"

#include <string_view>
#include <vector>

namespace querymend {

/// A query, and what is needed to look up its names.
struct NamedQuery {
    std::string_view text;
    const Outline& outline;
    const Dialect& dialect;
    const Catalog* catalog; ///< null if there is no schema
    RowShapes& shapes;
    Resolver& resolver;
};

/// Finds what an engine refuses although every name is right: an aggregate in WHERE or a join condition, a column that
/// is not grouped, arms of different widths, one name for two sources. Only certain mistakes are reported.
[[nodiscard]] std::vector<Finding> checkQueryRules(const NamedQuery& query);

} // namespace querymend
