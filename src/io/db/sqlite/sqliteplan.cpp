#include "db/sqlite/sqliteplan.h"

#include "db/sqlite/sqlitestatement.h"

#include <map>
#include <string>

#include <sqlite3.h>

namespace querymend {

namespace {

struct PlanLine {
    int id = 0;
    int parent = 0;
    std::string text;
};

/// SQLite tells each step's number and that of the step it belongs to, parents first.
std::vector<PlanNode> treeUnder(int parent, const std::multimap<int, PlanLine>& lines)
{
    std::vector<PlanNode> nodes;
    const auto [first, last] = lines.equal_range(parent);
    for (auto line = first; line != last; ++line) {
        nodes.push_back(readSqlitePlanLine(line->second.text));
        nodes.back().inputs = treeUnder(line->second.id, lines);
    }
    return nodes;
}

} // namespace

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
    std::multimap<int, PlanLine> lines;
    int code = SQLITE_OK;
    while ((code = sqlite3_step(rows)) == SQLITE_ROW) {
        constexpr int detail = 3;
        PlanLine line{sqlite3_column_int(rows, 0), sqlite3_column_int(rows, 1), {}};
        if (const unsigned char* text = sqlite3_column_text(rows, detail))
            line.text = reinterpret_cast<const char*>(text);
        plan.raw += line.text + '\n';
        lines.emplace(line.parent, std::move(line));
    }
    if (code != SQLITE_DONE)
        return Failure{sqliteError(database, fence, {})};
    plan.roots = treeUnder(0, lines);
    return plan;
}

} // namespace querymend
