#pragma once

#include "db/plans/plan.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What SHOWPLAN_XML reports about a batch: the types of its statements, and the plan of all.
struct SqlServerPlan {
    std::vector<std::string> statementTypes; ///< `SELECT`; the element's name if it has no type
    bool readsElsewhere = false;             ///< from another server
    Plan plan;
};

/// Nothing if the text is no such plan.
[[nodiscard]] std::optional<SqlServerPlan> readSqlServerPlan(std::string_view xml);

} // namespace querymend
