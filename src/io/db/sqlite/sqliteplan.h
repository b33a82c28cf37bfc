#pragma once

#include "base/result.h"
#include "db/plans/plan.h"
#include "db/session/engineerror.h"
#include "db/sqlite/sqlitefence.h"

#include <string_view>

namespace querymend {

/// Prepares the statement, then reads EXPLAIN QUERY PLAN as a tree.
[[nodiscard]] Result<Plan, EngineError> explainSqlite(sqlite3* database, SqliteFence& fence,
                                                      std::string_view statement);

/// Parses one line of it, such as `SEARCH o USING INDEX i (a=?)`.
[[nodiscard]] PlanNode readSqlitePlanLine(std::string_view line);

} // namespace querymend
