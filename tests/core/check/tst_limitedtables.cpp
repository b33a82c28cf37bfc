#include "check/ladder.h"
#include "check/schemaview.h"
#include "schema/tablelimit.h"

#include <QTest>

#include <string>
#include <vector>

using namespace querymend;

namespace {

Column column(const char* name, const char* type)
{
    Column made;
    made.name = name;
    made.type = type;
    return made;
}

Table table(const char* schema, const char* name, std::vector<Column> columns)
{
    Table made;
    made.schema = schema;
    made.name = name;
    made.columns = std::move(columns);
    return made;
}

/// Of its tables, queries may use orders, moods and an index for searching.
SchemaView limitedView(const Dialect& dialect)
{
    Snapshot whole;
    whole.database = "shop";
    whole.searchPath = {"main"};
    whole.tables.push_back(table("main", "orders", {column("id", "integer"), column("total", "numeric(8,2)")}));
    whole.tables.push_back(
        table("main", "moods", {column("id", "integer"), column("mood", "main.feeling as enum('good', 'bad')")}));
    whole.tables.push_back(table("main", "secret", {column("pin", "text")}));
    whole.tables.push_back(table("main", "area", {column("pin", "text")}));
    whole.tables.push_back(table("vault", "keys", {column("pin", "text")}));
    whole.tables.push_back(table("main", "docs", {column("body", "text")}));
    whole.tables.back().isVirtual = true;
    whole.tables.push_back(table("main", "secret_docs", {column("body", "text")}));
    whole.tables.back().isVirtual = true;
    whole.functions = {"pin_of"};
    const std::vector<std::string> names{"orders", "moods", "docs"};
    return SchemaView(Catalog(limitedTo(Catalog(whole, dialect.syntax.names), names).snapshot, dialect.syntax.names));
}

Verdict verdictOn(const std::string& dialectName, const std::string& statement)
{
    const Dialect& dialect = *dialectNamed(dialectName);
    const SchemaView view = limitedView(dialect);
    CheckSubject subject;
    subject.dialect = &dialect;
    subject.schema = &view;
    return checkStatically(statement, subject);
}

} // namespace

class LimitedTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStatementMayUseTheChosenTables_data();
    void aStatementMayUseTheChosenTables();
    void aStatementMayUseNothingElse_data();
    void aStatementMayUseNothingElse();
    void nothingTellsWhetherAnotherTableExists_data();
    void nothingTellsWhetherAnotherTableExists();
};

void LimitedTablesTest::aStatementMayUseTheChosenTables_data()
{
    QTest::addColumn<std::string>("dialect");
    QTest::addColumn<std::string>("statement");
    const auto row = [](const char* name, const char* dialect, const char* statement) {
        QTest::newRow(name) << std::string(dialect) << std::string(statement);
    };
    row("a chosen table", "postgresql", "SELECT total FROM orders");
    row("with its schema", "postgresql", "SELECT total FROM main.orders");
    row("with the name of the database", "postgresql", "SELECT total FROM shop.main.orders");
    row("a CTE named as another table", "postgresql", "WITH secret AS (SELECT id FROM orders) SELECT id FROM secret");
    row("an alias named as another table", "postgresql", "SELECT secret.id FROM orders AS secret");
    row("a result named as another table", "postgresql", "SELECT count(*) AS secret FROM orders");
    row("a function of rows", "postgresql", "SELECT n FROM generate_series(1, 3) AS n");
    row("casts to the engine's types", "postgresql",
        "SELECT CAST(total AS double precision), id::text, id::int4[], total::numeric(8, 2), DATE '2026-01-01' FROM "
        "orders");
    row("a cast to a chosen table's type", "postgresql", "SELECT mood::main.feeling, 'good'::feeling FROM moods");
    row("a cast to a chosen table", "postgresql", "SELECT NULL::orders");
    row("columns of a record", "postgresql",
        "SELECT a FROM json_to_recordset('[]') AS x(a int, b timestamp with time zone)");
    row("columns of a document", "postgresql",
        "SELECT n FROM json_table('[]', '$[*]' COLUMNS (n FOR ORDINALITY, a int PATH '$.a')) AS j");
    row("no table", "postgresql", "SELECT 1");
    row("MySQL's table of one row", "mysql", "SELECT 1 FROM dual");
    row("a function without its parentheses", "sqlite", "SELECT value FROM json_each WHERE json = '[1]'");
    row("a table that is searched", "sqlite", "SELECT body FROM docs('word')");
    row("a list of values as a table", "sqlite", "SELECT id FROM orders WHERE id IN (SELECT id FROM moods)");
    row("a struct", "duckdb", "SELECT {'a': 1}::STRUCT(a INTEGER)");
}

void LimitedTablesTest::aStatementMayUseTheChosenTables()
{
    QFETCH(const std::string, dialect);
    QFETCH(const std::string, statement);
    const Verdict verdict = verdictOn(dialect, statement);
    const Finding* const primary = verdict.primary();
    QVERIFY2(!primary, primary ? primary->message.c_str() : "");
    QVERIFY(!verdict.sanitizedSql.empty());
}

void LimitedTablesTest::aStatementMayUseNothingElse_data()
{
    QTest::addColumn<std::string>("dialect");
    QTest::addColumn<std::string>("statement");
    const auto row = [](const char* name, const char* dialect, const char* statement) {
        QTest::newRow(name) << std::string(dialect) << std::string(statement);
    };
    row("another table", "postgresql", "SELECT pin FROM secret");
    row("another schema", "postgresql", "SELECT pin FROM vault.keys");
    row("another database", "sqlite", "SELECT pin FROM other.secret");
    row("another database and schema", "duckdb", "SELECT pin FROM other.main.secret");
    row("in a subquery", "postgresql", "SELECT id FROM orders WHERE EXISTS (SELECT 1 FROM secret)");
    row("in a CTE", "postgresql", "WITH a AS (SELECT pin FROM secret) SELECT pin FROM a");
    row("in a set operation", "postgresql", "SELECT id FROM orders UNION SELECT pin FROM secret");
    row("as a statement of its own", "postgresql", "TABLE secret");
    row("after a comma", "postgresql", "SELECT 1 FROM orders, secret");
    row("in a lateral join", "postgresql", "SELECT 1 FROM orders CROSS JOIN LATERAL (SELECT pin FROM secret) s");
    row("in quotes", "postgresql", "SELECT pin FROM \"secret\"");
    row("in capitals, where case matters little", "sqlite", "SELECT pin FROM SECRET");
    row("in a list of one table", "sqlite", "SELECT id FROM orders WHERE id IN secret");
    row("searched like a function", "sqlite", "SELECT body FROM secret_docs('word')");
    row("first", "duckdb", "FROM secret");
    row("described", "duckdb", "SELECT * FROM (DESCRIBE secret)");
    row("summarized", "duckdb", "SELECT * FROM (SUMMARIZE secret)");
    row("the list of tables, as a query", "duckdb", "SELECT * FROM (SHOW TABLES)");
    row("the list of all tables", "duckdb", "SELECT * FROM (SHOW ALL TABLES)");
    row("pivoted", "duckdb", "PIVOT secret ON pin USING count(*)");
    row("by a function that takes its name", "duckdb", "SELECT * FROM query_table('secret')");
    row("the catalog", "postgresql", "SELECT relname FROM pg_class");
    row("the catalog by its schema", "postgresql", "SELECT relname FROM pg_catalog.pg_class");
    row("the standard's catalog", "postgresql", "SELECT table_name FROM information_schema.tables");
    row("MariaDB's catalog", "mariadb", "SELECT table_name FROM information_schema.tables");
    row("SQL Server's catalog", "sqlserver", "SELECT name FROM sys.tables");
    row("Oracle's catalog", "oracle", "SELECT table_name FROM all_tables");
    row("SQLite's catalog", "sqlite", "SELECT name FROM sqlite_master");
    row("SQLite's catalog by its schema", "sqlite", "SELECT name FROM main.sqlite_schema");
    row("SQLite's catalog of temporary tables", "sqlite", "SELECT name FROM temp.sqlite_master");
    row("a pragma", "sqlite", "SELECT name FROM pragma_table_info('secret')");
    row("a pragma without its parentheses", "sqlite", "SELECT name FROM pragma_table_list");
    row("DuckDB's catalog", "duckdb", "SELECT table_name FROM duckdb_tables()");
    row("DuckDB's catalog without its parentheses", "duckdb", "SELECT table_name FROM duckdb_tables");
    row("a view's definition", "postgresql", "SELECT pg_get_viewdef('secret')");
    row("a privilege", "postgresql", "SELECT has_table_privilege('secret', 'SELECT')");
    row("a size", "postgresql", "SELECT pg_catalog.pg_total_relation_size('secret')");
    row("a comment", "postgresql", "SELECT obj_description(16384)");
    row("a number by a cast", "postgresql", "SELECT 'secret'::regclass");
    row("a number by CAST", "postgresql", "SELECT CAST('secret' AS pg_catalog.regclass)");
    row("a number by a typed text", "postgresql", "SELECT regclass 'secret'");
    row("a number by a function", "postgresql", "SELECT to_regclass('secret')");
    row("a number by a call of the type", "postgresql", "SELECT regclass('secret')");
    row("whether a name would do as a number", "postgresql", "SELECT pg_input_is_valid('secret', 'regclass')");
    row("an object's number in SQL Server", "sqlserver", "SELECT OBJECT_ID('secret')");
    row("a row by a cast", "postgresql", "SELECT (NULL::secret).*");
    row("a row by the name of a function", "postgresql", "SELECT (NULL::area).*");
    row("rows by a cast", "postgresql", "SELECT (NULL::secret[])[1]");
    row("rows by the array's own name", "postgresql", "SELECT (NULL::_secret)[1]");
    row("a row by CAST", "postgresql", "SELECT CAST(NULL AS secret)");
    row("a row by a typed text", "postgresql", "SELECT secret '(1)'");
    row("a row of a document", "postgresql", "SELECT * FROM json_populate_record(NULL::secret, '{}')");
    row("a row as a column of a record", "postgresql", "SELECT x.a FROM json_to_recordset('[]') AS x(a secret)");
    row("a row as a column of a document", "postgresql",
        "SELECT a FROM json_table('[]', '$[*]' COLUMNS (a secret PATH '$')) AS j");
    row("a row after RETURNING", "postgresql", "SELECT json_value('1', '$' RETURNING secret)");
    row("a function of the database", "postgresql", "SELECT pin_of(1)");
    row("a query as an XML path", "oracle",
        "SELECT xmlquery('fn:collection(\"oradb:/MAIN/SECRET\")' RETURNING CONTENT) FROM dual");
    row("a table as an argument", "sqlserver", "SELECT * FROM CONTAINSTABLE(secret, pin, 'word')");
}

void LimitedTablesTest::aStatementMayUseNothingElse()
{
    QFETCH(const std::string, dialect);
    QFETCH(const std::string, statement);
    const Verdict verdict = verdictOn(dialect, statement);
    QVERIFY(verdict.primary());
    QVERIFY(verdict.status != VerdictStatus::ok);
    QVERIFY(verdict.unclearSql.empty());
}

void LimitedTablesTest::nothingTellsWhetherAnotherTableExists_data()
{
    QTest::addColumn<std::string>("dialect");
    QTest::addColumn<std::string>("statement"); // $ is the name of a table
    const auto row = [](const char* name, const char* dialect, const char* statement) {
        QTest::newRow(name) << std::string(dialect) << std::string(statement);
    };
    row("a table", "postgresql", "SELECT pin FROM $");
    row("a table nearly of that name", "sqlite", "SELECT pin FROM $s");
    row("a row", "postgresql", "SELECT (NULL::$).*");
    row("a number", "postgresql", "SELECT '$'::regclass");
    row("a column", "postgresql", "SELECT $.pin FROM orders");
    row("a join", "mariadb", "SELECT o.id FROM orders o JOIN $ s ON s.pin = o.id");
}

void LimitedTablesTest::nothingTellsWhetherAnotherTableExists()
{
    QFETCH(const std::string, dialect);
    QFETCH(const std::string, statement);
    const auto told = [&](const char* table) {
        QByteArray text = QByteArray::fromStdString(statement);
        QByteArray out;
        for (const Finding& finding : verdictOn(dialect, text.replace('$', table).toStdString()).findings) {
            out += QByteArray::fromStdString(finding.message) + '\n';
            for (const Suggestion& suggestion : finding.suggestions)
                out += QByteArray::fromStdString(suggestion.name) + '\n';
        }
        return out.replace(table, "$");
    };
    QCOMPARE(told("secret"), told("qzxwvk"));
}

QTEST_APPLESS_MAIN(LimitedTablesTest)
#include "tst_limitedtables.moc"
