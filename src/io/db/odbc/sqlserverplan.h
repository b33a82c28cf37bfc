#pragma once

#include "db/plan.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What SHOWPLAN_XML says of a batch: its statements by their types, and the plan of all.
struct SqlServerPlan {
    std::vector<std::string> statementTypes; ///< `SELECT`; the element's name where there is no type
    bool readsElsewhere = false;             ///< from another server
    Plan plan;
};

/// Nothing where it is no such text.
[[nodiscard]] std::optional<SqlServerPlan> readSqlServerPlan(std::string_view xml);

} // namespace querymend
