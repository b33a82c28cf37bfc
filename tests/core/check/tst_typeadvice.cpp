#include "check/typeadvice.h"
#include "dialect/dialects.h"

#include <QTest>

using namespace querymend;

/// What is offered where an engine misses a type.
class TypeAdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersOneType_data();
    void offersOneType();
};

void TypeAdviceTest::offersOneType_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("sql");   ///< with @ where the engine points to
    QTest::addColumn<QByteArray>("fixed"); ///< empty if nothing is offered
    const auto row = [](const char* title, const char* dialect, const char* message, const char* sql,
                        const char* fixed) {
        QTest::newRow(title) << QByteArray(dialect) << QByteArray(message) << QByteArray(sql) << QByteArray(fixed);
    };
    row("a number for a text", "postgresql", "operator does not exist: text = integer", "SELECT 1 WHERE a @= 5",
        "SELECT 1 WHERE a = '5'");
    row("a text in the order of numbers", "postgresql", "operator does not exist: text > integer",
        "SELECT 1 WHERE a @> 5", "SELECT 1 WHERE CAST(a AS numeric) > 5");
    row("a cast in the order of numbers", "postgresql", "operator does not exist: text > integer",
        "SELECT 1 WHERE CAST(a AS text) @> 5", "SELECT 1 WHERE CAST(CAST(a AS text) AS numeric) > 5");
    row("a truth value for a number", "postgresql", "operator does not exist: integer = boolean",
        "SELECT 1 WHERE a @= true", "SELECT 1 WHERE a = 1");
    row("dates and an interval", "postgresql", "operator does not exist: integer > interval",
        "SELECT 1 WHERE DATE '2024-12-31' - t.b @> INTERVAL '40 years'",
        "SELECT 1 WHERE AGE(DATE '2024-12-31', t.b) > INTERVAL '40 years'");
    row("a number and an interval", "postgresql", "operator does not exist: integer > interval",
        "SELECT 1 WHERE a @> INTERVAL '40 years'", "");
    row("a part of a text", "postgresql", "function pg_catalog.extract(unknown, text) does not exist",
        "SELECT @EXTRACT(MONTH FROM a) FROM t", "SELECT EXTRACT(MONTH FROM CAST(a AS timestamp)) FROM t");
    row("a sum of truth values", "postgresql", "function sum(boolean) does not exist", "SELECT @SUM(a) FROM t",
        "SELECT SUM(CAST(a AS integer)) FROM t");
    row("a text for a missing number", "postgresql", "invalid input syntax for type integer: \"none\"",
        "SELECT COALESCE(a + 1, @'none') FROM t", "SELECT COALESCE(CAST(a + 1 AS text), 'none') FROM t");
    row("a text that is no number", "postgresql", "invalid input syntax for type integer: \"none\"",
        "SELECT 1 FROM t WHERE a = @'none'", "");
    row("a date and a text", "duckdb",
        "Binder Error: Cannot compare values of type DATE and type VARCHAR - an explicit cast is required",
        "SELECT 1 FROM t WHERE d @> a", "SELECT 1 FROM t WHERE d > CAST(a AS DATE)");
    row("a text and a number in DuckDB", "duckdb",
        "Binder Error: Cannot compare values of type VARCHAR and type INTEGER_LITERAL - an explicit cast is required",
        "SELECT 1 FROM t WHERE a @> 5", "SELECT 1 FROM t WHERE CAST(a AS DOUBLE) > 5");
    row("a date like a text", "duckdb",
        "Binder Error: No function matches the given name and argument types '~~(DATE, STRING_LITERAL)'. You might "
        "need",
        "SELECT 1 FROM t WHERE d @LIKE '2024%'", "SELECT 1 FROM t WHERE CAST(d AS text) LIKE '2024%'");
    row("a number like a text", "duckdb",
        "Binder Error: No function matches the given name and argument types '~~(INTEGER, STRING_LITERAL)'. You might",
        "SELECT 1 FROM t WHERE n @LIKE '1%'", "SELECT 1 FROM t WHERE CAST(n AS text) LIKE '1%'");
    row("a sum of texts", "duckdb",
        "Binder Error: No function matches the given name and argument types 'sum(VARCHAR)'. You might need to add",
        "SELECT @sum(a) FROM t", "SELECT sum(CAST(a AS DOUBLE)) FROM t");
    row("a text of a date", "duckdb",
        "Binder Error: No function matches the given name and argument types 'substr(DATE, INTEGER_LITERAL, "
        "INTEGER_LITERAL)'. You might need to add explicit type casts.",
        "SELECT @substr(d, 1, 4) FROM t", "SELECT substr(CAST(d AS text), 1, 4) FROM t");
    row("a part of a text in DuckDB", "duckdb",
        "Binder Error: No function matches the given name and argument types 'date_part(STRING_LITERAL, VARCHAR)'. You",
        "SELECT @extract(month FROM a) FROM t", "SELECT extract(month FROM CAST(a AS timestamp)) FROM t");
    row("a year of a text", "duckdb",
        "Binder Error: No function matches the given name and argument types 'year(VARCHAR)'. You might need to add",
        "SELECT @year(a) FROM t", "SELECT year(CAST(a AS timestamp)) FROM t");
    row("a number added to a text", "duckdb",
        "Binder Error: No function matches the given name and argument types '+(VARCHAR, INTEGER_LITERAL)'. You might",
        "SELECT a @+ 1 FROM t", "SELECT CAST(a AS DOUBLE) + 1 FROM t");
    row("a difference of texts", "duckdb",
        "Binder Error: No function matches the given name and argument types '-(VARCHAR, VARCHAR)'. You might need",
        "SELECT a @- b FROM t", "");
}

void TypeAdviceTest::offersOneType()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, sql);
    const auto place = static_cast<std::uint32_t>(sql.indexOf('@'));
    const std::string statement = sql.replace('@', "").toStdString();
    Finding finding;
    finding.message = message.toStdString();
    adviseOnTypes(finding, statement, place, *dialectNamed(dialect.toStdString()));
    const std::string fixed =
        finding.fixes.empty() ? std::string() : EditedText(statement, finding.fixes.front().edits).text();
    QTEST(QByteArray::fromStdString(fixed), "fixed");
}

QTEST_APPLESS_MAIN(TypeAdviceTest)
#include "tst_typeadvice.moc"
