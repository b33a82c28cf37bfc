#include "db/sqlite/sqliteplan.h"

#include "db/planreading.h"
#include "db/sqlite/sqlitestatement.h"

#include <string>
#include <utility>

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
    auto prepared = prepareSqlite(database, fence, "EXPLAIN QUERY PLAN " + std::string(statement));
    if (!prepared)
        return Failure{std::move(prepared).error()};
    sqlite3_stmt* const rows = prepared.value().get();
    Plan plan;
    std::vector<PlanLine> lines;
    int code = SQLITE_OK;
    while ((code = sqlite3_step(rows)) == SQLITE_ROW) {
        constexpr int detail = 3;
        const unsigned char* given = sqlite3_column_text(rows, detail);
        const std::string text = given ? reinterpret_cast<const char*>(given) : "";
        plan.raw += text + '\n';
        lines.push_back({sqlite3_column_int(rows, 0), sqlite3_column_int(rows, 1), readSqlitePlanLine(text)});
    }
    if (code != SQLITE_DONE)
        return Failure{sqliteError(database, fence, {})};
    if (auto tree = planTree(std::move(lines), 0))
        plan.roots = std::move(*tree);
    return plan;
}

} // namespace querymend
