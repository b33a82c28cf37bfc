// SQL Server, based on its documentation. It needs no semicolon between statements, so only the server can tell how
// many there are: a batch is compiled with SHOWPLAN_XML, which runs nothing and lists each statement with its type. It
// has no read-only transactions; a login that may only SELECT is advised, and each transaction is rolled back.

#include "db/odbc/odbccatalog.h"
#include "db/odbc/odbcserver.h"
#include "db/odbc/sqlserverplan.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace querymend {

namespace {

constexpr std::array<std::string_view, 6> lostCodes{"10053", "10054", "10060", "233", "596", "6005"};
constexpr std::array<std::string_view, 1> stoppedCodes{"1222"};
constexpr std::array<std::string_view, 3> forbiddenCodes{"3906", "3908", "15281"};

constexpr OdbcCatalog catalog{
    .dialect = "sqlserver",
    .schemaName = "s.name",
    .literalPrefix = "N",
    .place = "SELECT DB_NAME(), SCHEMA_NAME()",
    .tables = "SELECT s.name, o.name, CASE o.type WHEN 'V' THEN 'view' ELSE 'table' END, "
              "CAST(p.value AS nvarchar(4000)), (SELECT SUM(r.rows) FROM sys.partitions AS r "
              "WHERE r.object_id = o.object_id AND r.index_id IN (0, 1)) "
              "FROM sys.objects AS o JOIN sys.schemas AS s ON s.schema_id = o.schema_id "
              "LEFT JOIN sys.extended_properties AS p ON p.class = 1 AND p.major_id = o.object_id AND p.minor_id = 0 "
              "AND p.name = 'MS_Description' "
              "WHERE o.type IN ('U', 'V') AND o.is_ms_shipped = 0 AND {schemas} ORDER BY s.name, o.name",
    .functions = "SELECT DISTINCT o.name FROM sys.objects AS o JOIN sys.schemas AS s ON s.schema_id = o.schema_id "
                 "WHERE o.type IN ('FN', 'IF', 'TF', 'AF', 'FS', 'FT') AND o.is_ms_shipped = 0 AND {schemas} "
                 "ORDER BY o.name",
    .columns =
        "SELECT s.name, o.name, c.name, CASE WHEN t.name IN ('decimal', 'numeric') "
        "THEN CONCAT(t.name, '(', c.precision, ',', c.scale, ')') "
        "WHEN t.name IN ('char', 'varchar', 'binary', 'varbinary', 'nchar', 'nvarchar') THEN CONCAT(t.name, '(', "
        "CASE WHEN c.max_length = -1 THEN 'max' WHEN t.name LIKE 'n%' THEN CAST(c.max_length / 2 AS varchar(9)) "
        "ELSE CAST(c.max_length AS varchar(9)) END, ')') ELSE t.name END, 1 - CAST(c.is_nullable AS int), "
        "CAST(p.value AS nvarchar(4000)) FROM sys.columns AS c JOIN sys.objects AS o "
        "ON o.object_id = c.object_id JOIN sys.schemas AS s ON s.schema_id = o.schema_id "
        "JOIN sys.types AS t ON t.user_type_id = c.user_type_id LEFT JOIN sys.extended_properties AS p "
        "ON p.class = 1 AND p.major_id = c.object_id AND p.minor_id = c.column_id AND p.name = 'MS_Description' "
        "WHERE o.type IN ('U', 'V') AND o.is_ms_shipped = 0 AND {schemas} "
        "ORDER BY s.name, o.name, c.column_id",
    .primaryKeys = "SELECT s.name, o.name, c.name FROM sys.indexes AS i JOIN sys.objects AS o "
                   "ON o.object_id = i.object_id JOIN sys.schemas AS s ON s.schema_id = o.schema_id "
                   "JOIN sys.index_columns AS k ON k.object_id = i.object_id AND k.index_id = i.index_id "
                   "JOIN sys.columns AS c ON c.object_id = k.object_id AND c.column_id = k.column_id "
                   "WHERE i.is_primary_key = 1 AND k.key_ordinal > 0 AND {schemas} "
                   "ORDER BY s.name, o.name, k.key_ordinal",
    .foreignKeys = "SELECT s.name, o.name, f.name, c.name, ts.name, t.name, tc.name FROM sys.foreign_keys AS f "
                   "JOIN sys.foreign_key_columns AS k ON k.constraint_object_id = f.object_id "
                   "JOIN sys.objects AS o ON o.object_id = f.parent_object_id "
                   "JOIN sys.schemas AS s ON s.schema_id = o.schema_id "
                   "JOIN sys.columns AS c ON c.object_id = k.parent_object_id AND c.column_id = k.parent_column_id "
                   "JOIN sys.objects AS t ON t.object_id = f.referenced_object_id "
                   "JOIN sys.schemas AS ts ON ts.schema_id = t.schema_id JOIN sys.columns AS tc "
                   "ON tc.object_id = k.referenced_object_id AND tc.column_id = k.referenced_column_id "
                   "WHERE {schemas} ORDER BY s.name, o.name, f.name, k.constraint_column_id",
    .definitions =
        "SELECT CASE o.type WHEN 'V' THEN 'relation' ELSE 'function' END, s.name, o.name, "
        "CASE WHEN o.type IN ('AF', 'FS', 'FT') THEN 'foreign_code' WHEN m.execute_as_principal_id IS NOT NULL "
        "THEN 'owners_rights' WHEN EXISTS (SELECT 1 FROM sys.sql_expression_dependencies AS d "
        "WHERE d.referencing_id = o.object_id AND d.referenced_server_name IS NOT NULL) THEN 'elsewhere' END, 0, "
        "m.definition FROM sys.objects AS o JOIN sys.schemas AS s ON s.schema_id = o.schema_id "
        "LEFT JOIN sys.sql_modules AS m ON m.object_id = o.object_id "
        "WHERE o.type IN ('FN', 'IF', 'TF', 'AF', 'FS', 'FT', 'V') AND o.is_ms_shipped = 0 UNION ALL "
        "SELECT 'relation', s.name, t.name, 'elsewhere', 0, NULL FROM sys.tables AS t "
        "JOIN sys.schemas AS s ON s.schema_id = t.schema_id WHERE t.is_external = 1 UNION ALL "
        "SELECT 'relation', s.name, y.name, 'elsewhere', 0, NULL FROM sys.synonyms AS y "
        "JOIN sys.schemas AS s ON s.schema_id = y.schema_id WHERE PARSENAME(y.base_object_name, 4) IS NOT NULL"};

struct Right {
    std::string_view name;
    LoginReach reach;
};

constexpr std::array<Right, 4> rights{{{"sysadmin", LoginReach::everything},
                                       {"db_owner", LoginReach::everythingInTheDatabase},
                                       {"db_datawriter", LoginReach::writingToEveryTable},
                                       {"db_ddladmin", LoginReach::changingEveryTable}}};

constexpr auto rightsQuery =
    "SELECT 'sysadmin' WHERE IS_SRVROLEMEMBER('sysadmin') = 1 UNION ALL "
    "SELECT r.name FROM sys.database_principals AS r WHERE r.name IN ('db_owner', 'db_datawriter', 'db_ddladmin') "
    "AND IS_ROLEMEMBER(r.name) = 1";

/// A cancelled plan leaves SHOWPLAN_XML on, with which nothing runs; turning it off must be a batch of its own.
OdbcStep begin(OdbcLink& link, const Limits& limits)
{
    if (auto told = tellOdbc(link, "SET SHOWPLAN_XML OFF"); !told)
        return told;
    return tellOdbc(link, "SET LOCK_TIMEOUT " + std::to_string(std::max<std::int64_t>(limits.time.count(), 1)));
}

OdbcStep secure(OdbcLink& link, OdbcFacts& facts)
{
    const auto mayPlan = askOdbc(link,
                                 "SELECT HAS_PERMS_BY_NAME(DB_NAME(), 'DATABASE', 'SHOWPLAN'), "
                                 "CAST(SESSIONPROPERTY('QUOTED_IDENTIFIER') AS int), "
                                 "CAST(DATABASEPROPERTYEX(DB_NAME(), 'Collation') AS nvarchar(128))");
    if (!mayPlan)
        return Failure{mayPlan.error()};
    if (mayPlan->size() != 1 || mayPlan->front().size() != 3 || mayPlan->front()[0] != "1")
        return failed(EngineFailure::notReadOnly,
                      "this login is not allowed to see plans, which are needed to check a "
                      "statement before it runs; GRANT SHOWPLAN to it");
    (void)applySetting(facts.dialect, "quoted_identifier", mayPlan->front()[1] == "1" ? "on" : "off");
    // Names in the catalog are compared by it, too.
    (void)applySetting(facts.dialect, "collation", mayPlan->front()[2]);
    const auto held = askOdbc(link, rightsQuery);
    if (!held)
        return Failure{held.error()};
    for (const Right& right : rights) {
        const bool has = std::any_of(held->begin(), held->end(), [&](const auto& row) { return row[0] == right.name; });
        if (has)
            facts.warnings.emplace_back(PowerfulLogin{LoginRank::member, std::string(right.name), right.reach});
    }
    return {};
}

/// `SELECT WITHOUT QUERY` reads from no table.
bool isQuery(std::string_view type)
{
    return type == "SELECT" || type == "SELECT WITHOUT QUERY";
}

Result<Plan, EngineError> explain(OdbcLink& link, std::string_view statement, const Dialect&)
{
    if (statement.find('\0') != std::string_view::npos)
        return failed(EngineFailure::notAllowed, "the statement has a NUL in it");
    if (auto told = tellOdbc(link, "SET SHOWPLAN_XML ON"); !told)
        return Failure{std::move(told).error()};
    auto answer = askOdbc(link, statement);
    if (auto told = tellOdbc(link, "SET SHOWPLAN_XML OFF"); !told && answer)
        return Failure{std::move(told).error()};
    if (!answer)
        return Failure{std::move(answer).error()};
    std::string xml;
    for (const std::vector<std::string>& row : *answer)
        xml += row.empty() ? "" : row.front(); // some drivers split a long text into rows
    auto found = readSqlServerPlan(xml);
    if (!found)
        return failed(EngineFailure::notAllowed, "the server has no plan for it, so it is not a query");
    if (found->statementTypes.size() != 1)
        return failed(EngineFailure::notAllowed, "not exactly one statement");
    if (!isQuery(found->statementTypes.front()))
        return failed(EngineFailure::notAllowed, "not a query: " + found->statementTypes.front());
    if (found->readsElsewhere)
        return failed(EngineFailure::notAllowed, "the statement reads from another server");
    return std::move(found->plan);
}

OdbcStep prepare(OdbcLink& link, std::string_view statement, const Dialect& dialect)
{
    if (auto plan = explain(link, statement, dialect); !plan)
        return Failure{std::move(plan).error()};
    return {};
}

Result<std::unique_ptr<OdbcRows>, EngineError> run(OdbcLink& link, std::string_view statement, const Dialect& dialect)
{
    if (auto plan = explain(link, statement, dialect); !plan)
        return Failure{std::move(plan).error()};
    return runPlainly(link, statement);
}

Result<Snapshot, EngineError> readSchema(OdbcLink& link, const SchemaRequest& request)
{
    return readOdbcCatalog(link, catalog, request);
}

} // namespace

const OdbcServer sqlServerByOdbc{"Microsoft SQL Server",
                                 DialectId::sqlserver,
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
