#include "db/sqlite/sqliteplan.h"

#include "db/plans/planreading.h"
#include "db/session/sqlconnection.h"
#include "db/sqlite/sqlitestatement.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <string>
#include <utility>
#include <vector>

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

Result<Plan, EngineError> explainSqlite(SqlConnection& connection, sqlite3* database, SqliteFence& fence,
                                        std::string_view statement)
{
    if (auto prepared = prepareSqlite(database, fence, statement); !prepared)
        return Failure{std::move(prepared).error()};
    QSqlQuery rows(connection.database());
    rows.setForwardOnly(true);
    Plan plan;
    std::vector<PlanLine> lines;
    rows.exec(QStringLiteral("EXPLAIN QUERY PLAN ")
              + QString::fromUtf8(statement.data(), static_cast<qsizetype>(statement.size())));
    while (rows.next()) {
        constexpr int detail = 3;
        const std::string text = rows.value(detail).toString().toStdString();
        plan.raw += text + '\n';
        lines.push_back({rows.value(0).toInt(), rows.value(1).toInt(), readSqlitePlanLine(text)});
    }
    if (rows.lastError().isValid())
        return Failure{sqliteError(database, fence, {})};
    if (auto tree = planTree(std::move(lines), 0))
        plan.roots = std::move(*tree);
    return plan;
}

} // namespace querymend
