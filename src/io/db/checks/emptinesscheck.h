#pragma once

#include "check/finding.h"
#include "db/session/session.h"
#include "schema/catalog.h"

#include <chrono>
#include <string_view>
#include <vector>

namespace querymend {

/// Time limits for querying a database about why a statement returns no rows: in all, and per query.
struct EmptinessBudget {
    std::chrono::milliseconds all{2000};
    std::chrono::milliseconds one{500};
};

/// Finds out which conditions leave no rows, and which values are stored instead of those searched for. Returns notes
/// with positions in the statement; what cannot be learnt in time is left out. The catalog may be null.
[[nodiscard]] std::vector<Finding> whyEmpty(std::string_view statement, const Catalog* catalog, Session& session,
                                            const EmptinessBudget& budget);

} // namespace querymend
