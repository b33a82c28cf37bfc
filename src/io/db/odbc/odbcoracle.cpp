// Oracle, based on its documentation. Its clients take one statement at a time; only a query has columns when it is
// described, and a read-only transaction refuses everything that changes rows.

#include "db/odbc/odbccatalog.h"
#include "db/odbc/odbcserver.h"
#include "db/plans/planreading.h"

#include <array>
#include <charconv>
#include <string>
#include <utility>

namespace querymend {

namespace {

constexpr std::array<std::string_view, 7> lostCodes{"28", "1012", "3113", "3114", "3135", "12170", "12571"};
constexpr std::array<std::string_view, 3> stoppedCodes{"1013", "2393", "3136"};
constexpr std::array<std::string_view, 2> forbiddenCodes{"1456", "16000"};

/// Schemas that Oracle itself maintains are left out.
constexpr OdbcCatalog catalog{
    .dialect = "oracle",
    .schemaName = "c.owner",
    .literalPrefix = "",
    .place = "SELECT SYS_CONTEXT('USERENV', 'DB_NAME'), SYS_CONTEXT('USERENV', 'CURRENT_SCHEMA') FROM DUAL",
    .tables = "SELECT c.owner, c.table_name, CASE WHEN m.mview_name IS NOT NULL THEN 'materialized view' "
              "WHEN c.table_type = 'VIEW' THEN 'view' ELSE 'table' END, c.comments, t.num_rows "
              "FROM all_tab_comments c LEFT JOIN all_tables t ON t.owner = c.owner AND t.table_name = c.table_name "
              "LEFT JOIN all_mviews m ON m.owner = c.owner AND m.mview_name = c.table_name "
              "WHERE c.owner NOT IN (SELECT u.username FROM all_users u WHERE u.oracle_maintained = 'Y') AND {schemas} "
              "ORDER BY c.owner, c.table_name",
    .functions = "SELECT DISTINCT c.object_name FROM all_objects c WHERE c.object_type = 'FUNCTION' "
                 "AND c.owner NOT IN (SELECT u.username FROM all_users u WHERE u.oracle_maintained = 'Y') "
                 "AND {schemas} ORDER BY c.object_name",
    .columns =
        "SELECT c.owner, c.table_name, c.column_name, CASE WHEN c.data_type = 'NUMBER' AND c.data_precision > 0 "
        "THEN 'NUMBER(' || c.data_precision || ',' || c.data_scale || ')' "
        "WHEN c.data_type IN ('CHAR', 'NCHAR', 'VARCHAR2', 'NVARCHAR2') "
        "THEN c.data_type || '(' || c.char_length || ')' ELSE c.data_type END, "
        "CASE c.nullable WHEN 'N' THEN 1 ELSE 0 END, m.comments FROM all_tab_columns c "
        "LEFT JOIN all_col_comments m ON m.owner = c.owner AND m.table_name = c.table_name "
        "AND m.column_name = c.column_name "
        "WHERE c.owner NOT IN (SELECT u.username FROM all_users u WHERE u.oracle_maintained = 'Y') AND {schemas} "
        "ORDER BY c.owner, c.table_name, c.column_id",
    .primaryKeys = "SELECT c.owner, c.table_name, k.column_name FROM all_constraints c JOIN all_cons_columns k "
                   "ON k.owner = c.owner AND k.constraint_name = c.constraint_name "
                   "WHERE c.constraint_type = 'P' AND {schemas} ORDER BY c.owner, c.table_name, k.position",
    .foreignKeys = "SELECT c.owner, c.table_name, c.constraint_name, k.column_name, t.owner, t.table_name, "
                   "t.column_name FROM all_constraints c JOIN all_cons_columns k "
                   "ON k.owner = c.owner AND k.constraint_name = c.constraint_name JOIN all_cons_columns t "
                   "ON t.owner = c.r_owner AND t.constraint_name = c.r_constraint_name AND t.position = k.position "
                   "WHERE c.constraint_type = 'R' AND {schemas} "
                   "ORDER BY c.owner, c.table_name, c.constraint_name, k.position",
    .definitions =
        "SELECT 'relation', c.owner, c.view_name, CASE WHEN EXISTS (SELECT 1 FROM all_dependencies d "
        "WHERE d.owner = c.owner AND d.name = c.view_name AND d.type = 'VIEW' AND d.referenced_link_name IS NOT NULL) "
        "THEN 'elsewhere' END, 0, c.text_vc, 0 FROM all_views c "
        "WHERE c.owner NOT IN (SELECT u.username FROM all_users u WHERE u.oracle_maintained = 'Y') UNION ALL "
        "SELECT 'function', c.owner, c.name, NULL, CASE p.authid WHEN 'DEFINER' THEN 1 ELSE 0 END, c.text, c.line "
        "FROM all_source c LEFT JOIN all_procedures p ON p.owner = c.owner AND p.object_name = c.name "
        "AND p.object_type = 'FUNCTION' WHERE c.type = 'FUNCTION' "
        "AND c.owner NOT IN (SELECT u.username FROM all_users u WHERE u.oracle_maintained = 'Y') UNION ALL "
        "SELECT 'relation', e.owner, e.table_name, 'elsewhere', 0, NULL, 0 FROM all_external_tables e UNION ALL "
        "SELECT 'relation', y.owner, y.synonym_name, 'elsewhere', 0, NULL, 0 FROM all_synonyms y "
        "WHERE y.db_link IS NOT NULL ORDER BY 1, 2, 3, 7"};

constexpr auto rightsQuery =
    "SELECT p.privilege FROM session_privs p WHERE p.privilege IN ('ALTER SYSTEM', 'CREATE ANY DIRECTORY', "
    "'DELETE ANY TABLE', 'DROP ANY TABLE', 'EXECUTE ANY PROCEDURE', 'INSERT ANY TABLE', 'UPDATE ANY TABLE') "
    "ORDER BY p.privilege";

constexpr auto planQuery =
    "SELECT p.id, p.parent_id, p.operation, p.options, p.object_owner, p.object_name, p.cardinality, p.cost, "
    "p.access_predicates, p.filter_predicates FROM plan_table p WHERE p.statement_id = 'querymend' ORDER BY p.id";

OdbcStep begin(OdbcLink& link, const Limits&)
{
    return tellOdbc(link, "SET TRANSACTION READ ONLY");
}

OdbcStep secure(OdbcLink& link, OdbcFacts& facts)
{
    const auto held = askOdbc(link, rightsQuery);
    if (!held)
        return Failure{held.error()};
    for (const std::vector<std::string>& row : *held)
        facts.warnings.emplace_back(PowerfulLogin{LoginRank::holder, row.front(), LoginReach::beyondReading});
    return {};
}

/// Describing a statement runs nothing; blocks of code, changes and commands have no columns.
OdbcStep prepare(OdbcLink& link, std::string_view statement, const Dialect&)
{
    if (statement.find('\0') != std::string_view::npos)
        return failed(EngineFailure::notAllowed, "the statement has a NUL in it");
    auto columns = link.describe(statement);
    if (!columns)
        return Failure{std::move(columns).error()};
    if (columns->empty())
        return failed(EngineFailure::notAllowed, "not a query");
    return {};
}

std::optional<double> numberIn(const std::string& text)
{
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc{} ? std::optional(number) : std::nullopt;
}

PlanNode nodeOf(const std::vector<std::string>& row)
{
    enum : std::size_t { id, parent, operation, options, owner, object, rows, cost, access, filter };
    PlanNode node;
    node.operation = row[operation] + (row[options].empty() ? "" : ' ' + row[options]);
    node.relation = (row[owner].empty() ? "" : row[owner] + '.') + row[object];
    node.rows = numberIn(row[rows]);
    node.cost = numberIn(row[cost]);
    if (!row[access].empty())
        node.details.emplace_back("access", row[access]);
    if (!row[filter].empty())
        node.details.emplace_back("filter", row[filter]);
    return node;
}

/// Steps are numbered from 0; the first has no parent.
constexpr int noStep = -1;

int stepIn(const std::string& text)
{
    int step = noStep;
    std::from_chars(text.data(), text.data() + text.size(), step);
    return step;
}

/// The server writes a plan into a table of the session's own, which no read-only transaction may do. So once the
/// statement is known to be a query, it is planned in another transaction, which is rolled back too.
Result<Plan, EngineError> explain(OdbcLink& link, std::string_view statement, const Dialect& dialect)
{
    if (auto prepared = prepare(link, statement, dialect); !prepared)
        return Failure{std::move(prepared).error()};
    if (auto ended = tellOdbc(link, "ROLLBACK"); !ended)
        return Failure{std::move(ended).error()};
    const std::string text = "EXPLAIN PLAN SET STATEMENT_ID = 'querymend' FOR " + std::string(statement);
    if (auto planned = tellOdbc(link, text); !planned)
        return Failure{std::move(planned).error()};
    const auto answer = askOdbc(link, planQuery);
    if (!answer)
        return Failure{answer.error()};
    Plan plan;
    std::vector<PlanLine> lines;
    for (const std::vector<std::string>& row : *answer) {
        lines.push_back({stepIn(row[0]), stepIn(row[1]), nodeOf(row)});
        for (const std::string& value : row)
            plan.raw += value + '\t';
        plan.raw.back() = '\n';
    }
    if (auto tree = planTree(std::move(lines), noStep))
        plan.roots = std::move(*tree);
    return plan;
}

Result<std::unique_ptr<OdbcRows>, EngineError> run(OdbcLink& link, std::string_view statement, const Dialect& dialect)
{
    if (auto prepared = prepare(link, statement, dialect); !prepared)
        return Failure{std::move(prepared).error()};
    return runPlainly(link, statement);
}

Result<Snapshot, EngineError> readSchema(OdbcLink& link, const SchemaRequest& request)
{
    return readOdbcCatalog(link, catalog, request);
}

} // namespace

const OdbcServer oracleByOdbc{"Oracle",
                              DialectId::oracle,
                              OdbcCode::number,
                              OdbcClock::driver,
                              lostCodes,
                              stoppedCodes,
                              forbiddenCodes,
                              {},
                              secure,
                              begin,
                              prepare,
                              explain,
                              run,
                              readSchema};

} // namespace querymend
