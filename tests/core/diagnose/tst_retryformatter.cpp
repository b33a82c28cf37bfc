// The tables of the specification model-retry-formatter.txt, row by row: the forms of the dialects, and the categories
// at three levels. Rows named "done otherwise" cover requirements that this project deliberately does not follow.

#include "diagnose/hints/hintladder.h"
#include "hinttext.h"
#include "support/checking.h"

#include <QTest>

using namespace querymend;

namespace {

constexpr std::array dialects{"postgresql", "mysql", "mariadb", "sqlserver", "sqlite", "oracle", "duckdb"};

QString hintOf(const QString& dialect, ErrorCode code, HintLevel level)
{
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const auto schema = shopFor(known);
    Finding finding;
    finding.code = code;
    finding.rung = categoryOf(code) == Category::emptyResult ? Rung::rows : Rung::explain;
    finding.range = {7, 10};
    finding.identifier = "nme";
    HintFacts facts;
    facts.dialect = &known;
    facts.sql = "SELECT nme FROM customers WHERE city = 'Porto'";
    facts.findings = {&finding, 1};
    facts.choice.level = level;
    facts.attempt = static_cast<std::uint32_t>(level) + 1;
    facts.question = "Who lives in Porto?";
    facts.engine = {"so it is", "42"};
    facts.schema = schema.get();
    return text(textOf(hintFor(facts)));
}

} // namespace

class RetryFormatterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- quote styles, function hints and row limits

    void saysTheDialectsForms_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<QString>("general");
        QTest::addColumn<QString>("explicit_");
        const auto row = [](const char* what, const char* dialect, const char* general, const char* explicit_) {
            QTest::newRow((std::string(dialect) + ": " + what).c_str())
                << QString::fromLatin1(dialect) << QString::fromLatin1(general) << QString::fromLatin1(explicit_);
        };
        constexpr auto quotes = "identifier quoting";
        constexpr auto doubleQuoted = "SELECT \"Column Name\" FROM \"Table Name\"";
        row(quotes, "postgresql", "names: \"double quotes\"", doubleQuoted);
        row(quotes, "mysql", "names: `backticks`", "SELECT `Column Name` FROM `Table Name`");
        row(quotes, "mariadb", "names: `backticks`", "SELECT `Column Name` FROM `Table Name`");
        row(quotes, "sqlserver", "names: [square brackets]", "SELECT [Column Name] FROM [Table Name]");
        row(quotes, "mssql", "names: [square brackets]", "SELECT [Column Name] FROM [Table Name]");
        row(quotes, "sqlite", "names: \"double quotes\" or `backticks`", doubleQuoted);
        row(quotes, "oracle", "names: \"double quotes\"", doubleQuoted);
        row("identifier quoting, beyond the seed", "duckdb", "names: \"double quotes\"", doubleQuoted);

        constexpr auto limit = "LIMIT syntax";
        constexpr auto limited = "LIMIT 10 OFFSET 20";
        row(limit, "postgresql", "row limit: LIMIT n OFFSET m", limited);
        row(limit, "mysql", "row limit: LIMIT n OFFSET m", limited);
        row(limit, "mariadb", "row limit: LIMIT n OFFSET m", limited);
        row(limit, "sqlserver", "row limit: TOP n or OFFSET m ROWS FETCH NEXT n ROWS ONLY", "SELECT TOP 10 * FROM");
        row(limit, "mssql", "row limit: TOP n or OFFSET m ROWS FETCH NEXT n ROWS ONLY", "SELECT TOP 10 * FROM");
        row(limit, "sqlite", "row limit: LIMIT n OFFSET m", limited);
        row(limit, "oracle", "row limit: FETCH FIRST n ROWS ONLY or ROWNUM <= n", "FETCH FIRST 10 ROWS ONLY");
        row("LIMIT syntax, beyond the seed", "duckdb", "row limit: LIMIT n OFFSET m", limited);

        constexpr auto time = "current time";
        row(time, "postgresql", "current time: NOW()", "current time: SELECT NOW()");
        row(time, "mysql", "current time: NOW()", "current time: SELECT NOW()");
        row("current time, which the seed leaves out", "mariadb", "current time: NOW()", "current time: SELECT NOW()");
        row(time, "sqlserver", "current time: GETDATE()", "current time: SELECT GETDATE()");
        row(time, "mssql", "current time: GETDATE()", "current time: SELECT GETDATE()");
        row("current time, done otherwise: in single quotes, because double ones make a name", "sqlite",
            "current time: datetime('now')", "current time: SELECT datetime('now')");
        row(time, "oracle", "current time: SYSDATE", "current time: SELECT SYSDATE");
        row("current time, beyond the seed", "duckdb", "current time: now() or current_timestamp",
            "current time: SELECT now()");

        constexpr auto length = "string length";
        constexpr auto characters = "string length, done otherwise: in characters, where LENGTH counts bytes";
        row(length, "postgresql", "length of a string: LENGTH()", "length: LENGTH()");
        row(characters, "mysql", "length of a string: CHAR_LENGTH()", "length: CHAR_LENGTH()");
        row(characters, "mariadb", "length of a string: CHAR_LENGTH()", "length: CHAR_LENGTH()");
        row(length, "sqlserver", "length of a string: LEN()", "length: LEN()");
        row(length, "mssql", "length of a string: LEN()", "length: LEN()");
        row(length, "sqlite", "length of a string: LENGTH()", "length: LENGTH()");
        row(length, "oracle", "length of a string: LENGTH()", "length: LENGTH()");
        row("string length, beyond the seed", "duckdb", "length of a string: length()", "length: length()");

        constexpr auto null = "null handling";
        row(null, "postgresql", "default for NULL: COALESCE()", "default for NULL: COALESCE()");
        row(null, "mysql", "default for NULL: IFNULL()", "default for NULL: IFNULL()");
        row("null handling, which the seed leaves out", "mariadb", "default for NULL: IFNULL()",
            "default for NULL: IFNULL()");
        row(null, "sqlserver", "default for NULL: ISNULL()", "default for NULL: ISNULL()");
        row(null, "mssql", "default for NULL: ISNULL()", "default for NULL: ISNULL()");
        row(null, "sqlite", "default for NULL: COALESCE()", "default for NULL: COALESCE()");
        row(null, "oracle", "default for NULL: NVL()", "default for NULL: NVL()");
        row("null handling, beyond the seed", "duckdb", "default for NULL: COALESCE()", "default for NULL: COALESCE()");

        constexpr auto concat = "string concat";
        constexpr auto bars = "SELECT first_name || ' ' || last_name";
        constexpr auto called = "SELECT CONCAT(first_name, ' ', last_name)";
        constexpr auto added = "SELECT first_name + ' ' + last_name";
        row(concat, "postgresql", "concatenation: ||", bars);
        row(concat, "mysql", "concatenation: CONCAT()", called);
        row("string concat, which the seed leaves out", "mariadb", "concatenation: CONCAT()", called);
        row(concat, "sqlserver", "concatenation: +", added);
        row(concat, "mssql", "concatenation: +", added);
        row(concat, "sqlite", "concatenation: ||", bars);
        row(concat, "oracle", "concatenation: ||", bars);
        row("string concat, beyond the seed", "duckdb", "concatenation: ||", bars);
    }

    /// The hint states the rule at the first two levels and gives an example at the third.
    void saysTheDialectsForms()
    {
        QFETCH(QString, dialect);
        QFETCH(QString, general);
        QFETCH(QString, explicit_);
        for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::explicit_}) {
            const QString hint = hintOf(dialect, ErrorCode::syntax, level);
            QVERIFY2(hint.contains(level == HintLevel::explicit_ ? explicit_ : general), qPrintable(hint));
        }
    }

    // ---- categories and levels

    void guides_data()
    {
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<HintLevel>("level");
        QTest::addColumn<QStringList>("wanted");
        const auto row = [](const char* title, ErrorCode code, HintLevel level,
                            std::initializer_list<const char*> wanted) {
            QStringList parts;
            for (const char* one : wanted)
                parts << QString::fromUtf8(one);
            QTest::newRow(title) << code << level << parts;
        };
        constexpr auto general = HintLevel::general;
        constexpr auto specific = HintLevel::specific;
        constexpr auto explicit_ = HintLevel::explicit_;
        row("SYNTAX ERROR, attempt 1: general check", ErrorCode::syntax, general,
            {"SYNTAX ERROR (", "missing comma", "misspelt keyword", "unmatched quotes"});
        row("SYNTAX ERROR, attempt 2: specific patterns", ErrorCode::syntax, specific,
            {"the syntax of another database", "row limit (", "needs "});
        row("SYNTAX ERROR, attempt 3: explicit corrections", ErrorCode::syntax, explicit_,
            {"Start from a query", "The clauses go in the order of this query: `SELECT"});
        row("SCHEMA REFERENCE ERROR, attempt 1: it does not exist, and its case counts", ErrorCode::unknownColumn,
            general, {"SCHEMA REFERENCE ERROR (", "spelled as the schema spells them", "names: "});
        row("SCHEMA REFERENCE ERROR, attempt 2: the real names", ErrorCode::unknownColumn, specific,
            {"Nearest to nme: ", "customers", "text"});
        row("SCHEMA REFERENCE ERROR, attempt 3: what to write", ErrorCode::unknownColumn, explicit_,
            {"and each column its qualifier: `SELECT"});
        row("SCHEMA REFERENCE ERROR: the available tables", ErrorCode::unknownTable, general,
            {"Tables: ", "customers", "orders", "tables and views of the schema"});
        row("SCHEMA REFERENCE ERROR: a missing schema prefix", ErrorCode::unknownTable, specific,
            {"A table of another schema needs that schema's name as a prefix"});
        row("EXECUTION ERROR, attempt 1", ErrorCode::typeMismatch, general,
            {"EXECUTION ERROR (", "both sides of a comparison or operator need the same type"});
        row("EXECUTION ERROR, attempt 2", ErrorCode::typeMismatch, specific, {"convert one side: "});
        row("EXECUTION ERROR, attempt 3", ErrorCode::typeMismatch, explicit_, {"With an explicit type: `SELECT"});
        row("EMPTY RESULT SET, attempt 1: initial investigation", ErrorCode::emptyResult, general,
            {"EMPTY RESULT SET (", "WHERE conditions too narrow", "Do the tables have rows",
             "Can a join lose all rows"});
        row("EMPTY RESULT SET, attempt 2: deeper investigation", ErrorCode::emptyResult, specific,
            {"Remove the conditions one at a time", "turn an INNER JOIN into a LEFT JOIN",
             "dates are within the range of the data", "stored values"});
        row("EMPTY RESULT SET, attempt 3: systematic debugging", ErrorCode::emptyResult, explicit_,
            {"Step by step: `SELECT", "COUNT(*)", "then add the conditions back one by one", "LIKE '%part%'",
             "an empty result is the answer"});
        row("VALIDATION FAILED, attempt 1", ErrorCode::notSelect, general,
            {"VALIDATION FAILED (", "begins with SELECT or WITH"});
        row("VALIDATION FAILED, attempt 2", ErrorCode::notSelect, specific, {"as a query that reads it"});
        row("VALIDATION FAILED, attempt 3", ErrorCode::notSelect, explicit_, {"A query: `SELECT"});
        row("generic, attempt 1: names, types, functions", ErrorCode::unclassified, general,
            {"SQL GENERATION ERROR (", "the names, the types being compared, the functions", "reserved words"});
        row("generic, attempt 2: isolate the error", ErrorCode::unclassified, specific,
            {"Narrow it down", "leave out conditions, joins and columns"});
        row("generic, attempt 3: from a simple query to the whole", ErrorCode::unclassified, explicit_,
            {"from one that works, `SELECT"});
    }

    /// In each dialect, the hint contains the row's parts and those that every hint has.
    void guides()
    {
        QFETCH(ErrorCode, code);
        QFETCH(HintLevel, level);
        QFETCH(QStringList, wanted);
        const QString attempt = QStringLiteral("attempt %1 of 4").arg(static_cast<int>(level) + 1);
        for (const char* const dialect : dialects) {
            const Dialect& known = *dialectNamed(dialect);
            const QString hint = hintOf(QString::fromLatin1(dialect), code, level);
            for (const QString& part : wanted
                     + QStringList{attempt, text(known.displayName), QStringLiteral("SELECT nme FROM customers"),
                                   QStringLiteral("Who lives in Porto?"), QStringLiteral("so it is [42]"),
                                   QStringLiteral("Return one")})
                QVERIFY2(hint.contains(part), qPrintable(part + QStringLiteral(" is not in\n") + hint));
        }
    }

    void levelsDoNotRepeatEachOther()
    {
        for (const ErrorCode code : {ErrorCode::syntax, ErrorCode::unknownTable, ErrorCode::typeMismatch,
                                     ErrorCode::emptyResult, ErrorCode::notSelect, ErrorCode::unclassified}) {
            for (const char* const dialect : dialects) {
                QSet<QString> hints;
                for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::explicit_})
                    hints << hintOf(QString::fromLatin1(dialect), code, level).section(QLatin1Char('\n'), 1);
                QCOMPARE(hints.size(), 3);
            }
        }
    }
};

QTEST_GUILESS_MAIN(RetryFormatterTest)

#include "tst_retryformatter.moc"
