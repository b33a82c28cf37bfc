#include "db/sqlite/sqliteplan.h"

#include "db/plans/planreading.h"
#include "db/sqlite/sqlitestatement.h"

#include <string>
#include <utility>
#include <vector>

#include <sqlite3.h>

namespace querymend {

PlanNode readSqlitePlanLine(std::string_view line)
{
    PlanNode node;
    std::string_view rest = line;
    for (const std::string_view operation : {"SCAN ", "SEARCH "}) {
        if (!line.starts_with(operation))
            continue;
        node.operation = std::string(operation.substr(0, operation.size() - 1));
        rest.remove_prefix(operation.size());
        const std::size_t end = rest.find(' ');
        node.relation = std::string(rest.substr(0, end));
        if (end != std::string_view::npos)
            node.details.emplace_back("access", std::string(rest.substr(end + 1)));
        return node;
    }
    node.operation = std::string(line);
    return node;
}

Result<Plan, EngineError> explainSqlite(sqlite3* database, SqliteFence& fence, std::string_view statement)
{
    if (auto prepared = prepareSqlite(database, fence, statement); !prepared)
        return Failure{std::move(prepared).error()};
    const std::string text = "EXPLAIN QUERY PLAN " + std::string(statement);
    sqlite3_stmt* made = nullptr;
    int code = sqlite3_prepare_v2(database, text.data(), static_cast<int>(text.size()), &made, nullptr);
    const SqliteStatement rows(made);
    Plan plan;
    std::vector<PlanLine> lines;
    for (code = rows ? sqlite3_step(made) : code; code == SQLITE_ROW; code = sqlite3_step(made)) {
        constexpr int detail = 3;
        const auto* const bytes = reinterpret_cast<const char*>(sqlite3_column_text(made, detail));
        const std::string line = bytes ? bytes : "";
        plan.raw += line + '\n';
        lines.push_back({sqlite3_column_int(made, 0), sqlite3_column_int(made, 1), readSqlitePlanLine(line)});
    }
    if (code != SQLITE_DONE)
        return Failure{sqliteError(database, fence, {})};
    if (auto tree = planTree(std::move(lines), 0))
        plan.roots = std::move(*tree);
    return plan;
}

} // namespace querymend
