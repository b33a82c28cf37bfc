#pragma once

#include "check/finding.h"
#include "db/session.h"
#include "schema/catalog.h"

#include <chrono>
#include <string_view>
#include <vector>

namespace querymend {

/// How long a database may be asked why a statement gives no rows, in all and for one question.
struct EmptinessBudget {
    std::chrono::milliseconds all{2000};
    std::chrono::milliseconds one{500};
};

/// Finds out which conditions leave no rows, and what is stored where something else was looked for. Gives notes on
/// the places of the statement; what cannot be learnt in time is left out. The catalog may be null.
[[nodiscard]] std::vector<Finding> whyEmpty(std::string_view statement, const Catalog* catalog, Session& session,
                                            const EmptinessBudget& budget);

} // namespace querymend
