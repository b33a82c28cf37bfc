#pragma once

#include "check/finding.h"
#include "check/resolver.h"
#include "check/rowshape.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "sql/outline.h"

#include <string_view>
#include <vector>

namespace querymend {

/// A query whose names are being looked up.
struct NamedQuery {
    std::string_view text;
    const Outline& outline;
    const Dialect& dialect;
    const Catalog* catalog; ///< null where there is no schema
    RowShapes& shapes;
    Resolver& resolver;
};

/// What an engine refuses although every name is right: an aggregate where rows are chosen, a column that is
/// not grouped, arms of different widths, one name for two sources. Only what is certain is claimed.
[[nodiscard]] std::vector<Finding> checkQueryRules(const NamedQuery& query);

} // namespace querymend
