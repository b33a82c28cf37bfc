#include "diagnose/classify.h"
#include "dialect/dialect.h"
#include "support/corpus.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace querymend;

namespace {

const std::string corpus = QUERYMEND_CORPUS;

/// Unescapes the one-line message of `#: engine=`; see tests/corpus/README.md.
QByteArray engineWords(std::string_view written)
{
    QByteArray out;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const bool escape = written[i] == '\\' && i + 1 < written.size();
        const char next = escape ? written[i + 1] : '\0';
        out += next == 'n' ? '\n' : next == '\\' ? '\\' : written[i];
        i += next == 'n' || next == '\\' ? 1 : 0;
    }
    return out;
}

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

std::string_view view(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

bool lists(const QByteArray& codes, std::string_view code)
{
    return codes.split('|').contains(bytes(code));
}

Diagnosis classified(const QByteArray& dialect, const QByteArray& message, const QByteArray& code = {},
                     const QByteArray& sql = {})
{
    return classify(*dialectNamed(view(dialect)), {view(message), view(code), view(sql)});
}

} // namespace

class ClassifyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatEnginesSaid_data();
    void readsWhatEnginesSaid();
    void readsWhatEnginesSaidWithoutTheirCodes_data() { readsWhatEnginesSaid_data(); }
    void readsWhatEnginesSaidWithoutTheirCodes();
    void readsWhatClientsPrint_data();
    void readsWhatClientsPrint();
    void reachesEveryCodeThatMessagesCanMean_data();
    void reachesEveryCodeThatMessagesCanMean();
    void reachesEveryCategory();
    void survivesHostileMessages_data();
    void survivesHostileMessages();
    void signsTheSameMistakeAlike();
};

void ClassifyTest::readsWhatEnginesSaid_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("wanted");
    for (const char* const dialect : {"postgresql", "mariadb", "sqlite", "duckdb"}) {
        int count = 0;
        for (const CorpusCase& item : readCorpus(corpus, "broken/" + std::string(dialect) + ".sql")) {
            if (item.value("engine").empty())
                continue;
            const std::string_view narrower = item.value("classify");
            const std::string row = std::string(dialect) + ": " + item.name;
            QTest::newRow(row.c_str()) << QByteArray(dialect) << engineWords(item.value("engine"))
                                       << bytes(item.value("engine_code")) << bytes(item.sql)
                                       << bytes(narrower.empty() ? item.value("code") : narrower);
            ++count;
        }
        QVERIFY2(count > 80, "a corpus of broken statements is missing");
    }
}

void ClassifyTest::readsWhatEnginesSaid()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, wanted);
    const Diagnosis diagnosis = classified(dialect, message, code, sql);
    QVERIFY2(lists(wanted, name(diagnosis.code)), bytes(name(diagnosis.code)) + " for " + message);
    QCOMPARE(diagnosis.category, categoryOf(diagnosis.code));
    QVERIFY(diagnosis.category != Category::generic);
}

void ClassifyTest::readsWhatEnginesSaidWithoutTheirCodes()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, wanted);
    const Diagnosis diagnosis = classified(dialect, message);
    QVERIFY2(lists(wanted, name(diagnosis.code)), bytes(name(diagnosis.code)) + " for " + message);
}

void ClassifyTest::readsWhatClientsPrint_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("wanted");
    QTest::addColumn<QByteArray>("identifier");
    const auto row = [](const char* title, const char* dialect, const char* message, const char* code,
                        const char* identifier) {
        QTest::newRow(title) << QByteArray(dialect) << QByteArray(message) << QByteArray(code)
                             << QByteArray(identifier);
    };
    row("a client puts ERROR before the text", "postgresql", "ERROR:  relation \"custmers\" does not exist",
        "unknown_table", "custmers");
    row("a client puts the SQLSTATE before the text", "postgresql", "ERROR:  42703: column \"x\" does not exist",
        "unknown_column", "x");
    row("Qt puts its own words after the text", "sqlite", "no such table: custmers Unable to execute statement",
        "unknown_table", "custmers");
    row("the mysql client names number and SQLSTATE", "mysql",
        "ERROR 1054 (42S22) at line 1: Unknown column 'c.nam' in 'field list'", "unknown_column", "c.nam");
    row("a localised text is known by its number", "mysql", "ERROR 1146 (42S02): La table 'shop.x' n'existe pas",
        "unknown_table", "");
    row("SQL Server prints number, level and line", "sqlserver",
        "Msg 207, Level 16, State 1, Line 3\nInvalid column name 'nam'.", "unknown_column", "nam");
    row("ODBC prints driver names before the text", "sqlserver",
        "[Microsoft][ODBC Driver 18 for SQL Server][SQL Server]Invalid object name 'custmers'. (208) (SQLExecDirectW)",
        "unknown_table", "custmers");
    row("Oracle prints its number", "oracle", "ORA-00904: \"C\".\"NAM\": invalid identifier", "unknown_column",
        "C.NAM");
    row("Oracle adds a line", "oracle", "ORA-00942: table or view does not exist\nORA-06512: at line 4",
        "unknown_table", "");
    row("a number in a column's name is no result code", "sqlite", "no such column: Price (10)", "unknown_column",
        "Price");
    row("a transcript from another engine is still read", "sqlite", "ERROR: column \"x\" does not exist",
        "unknown_column", "x");
    row("an ORA number is read in another dialect's transcript", "postgresql", "ORA-00904: \"X\": invalid identifier",
        "unknown_column", "X");
    row("SQL that a client quotes after the message is not read", "postgresql",
        "syntax error at or near \"FORM\"\n[SQL: SELECT 'column \"x\" does not exist' FORM t]", "syntax", "FORM");
    row("two queries of one name in WITH, for SQLite", "sqlite", "duplicate WITH table name: top", "ambiguous_column",
        "top");
    row("two queries of one name in WITH, for PostgreSQL", "postgresql",
        "WITH query name \"top\" specified more than once", "ambiguous_column", "top");
    row("two queries of one name in WITH, for MariaDB", "mariadb", "Duplicate query name `top` in WITH clause",
        "ambiguous_column", "top");
    row("two queries of one name in WITH, for MySQL", "mysql", "Not unique table/alias: 'top'", "ambiguous_column",
        "top");
    row("two queries of one name in WITH, for DuckDB", "duckdb", "Parser Error: Duplicate CTE name \"top\"",
        "ambiguous_column", "top");
    row("two queries of one name in WITH, for SQL Server", "sqlserver",
        "Duplicate common table expression name 'top' was specified.", "ambiguous_column", "top");
    row("the word aggregates is no identifier", "duckdb", "Binder Error: WHERE clause cannot contain aggregates!",
        "aggregate_misuse", "");
    row("the words window functions are no identifier", "duckdb",
        "Binder Error: HAVING clause cannot contain window functions!", "aggregate_misuse", "");
    row("a code class decides what no single code does", "postgresql", "08999: something new", "unclassified", "");
}

void ClassifyTest::readsWhatClientsPrint()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, wanted);
    QFETCH(QByteArray, identifier);
    const Diagnosis diagnosis = classified(dialect, message);
    QCOMPARE(bytes(name(diagnosis.code)), wanted);
    QCOMPARE(bytes(diagnosis.identifier), identifier);
}

void ClassifyTest::reachesEveryCodeThatMessagesCanMean_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char* wanted, const char* dialect, const char* message) {
        QTest::newRow(wanted) << QByteArray(dialect) << QByteArray(message) << QByteArray(wanted);
    };
    row("no_sql", "sqlite", "The reply has no SQL in it");
    row("invalid_request", "sqlite", "Invalid request: the question is about the weather");
    row("not_select", "sqlite", "Not a SELECT statement");
    row("multiple_statements", "postgresql", "cannot insert multiple commands into a prepared statement");
    row("comment", "postgresql", "SQL comments not allowed");
    row("forbidden_operation", "postgresql", "cannot execute DELETE in a read-only transaction");
    row("syntax", "sqlite", "near \"FORM\": syntax error");
    row("unterminated_literal", "oracle", "ORA-01756: quoted string not properly terminated");
    row("sanitize_failed", "mysql", "Sanitization error: unexpected quote");
    row("unknown_table", "duckdb", "Catalog Error: Table with name x does not exist!");
    row("unknown_column", "sqlserver", "Invalid column name 'x'.");
    row("ambiguous_column", "sqlite", "ambiguous column name: id");
    row("unknown_alias", "postgresql", "missing FROM-clause entry for table \"c\"");
    row("unknown_function", "sqlite", "no such function: YEAR");
    row("wrong_arguments", "mysql", "Incorrect parameter count in the call to native function 'ROUND'");
    row("type_mismatch", "postgresql", "operator does not exist: text = integer");
    row("bad_value", "postgresql", "invalid input syntax for type date: \"soon\"");
    row("division_by_zero", "postgresql", "division by zero");
    row("grouping", "sqlserver",
        "Column 't.a' is invalid in the select list because it is not contained in either an aggregate function or "
        "the GROUP BY clause.");
    row("aggregate_misuse", "mysql", "Invalid use of group function");
    row("set_operation_mismatch", "postgresql", "each UNION query must have the same number of columns");
    row("join", "oracle", "ORA-01799: a column may not be outer-joined to a subquery");
    row("permission", "postgresql", "permission denied for table salaries");
    row("timeout", "postgresql", "canceling statement due to statement timeout");
    row("memory_limit", "duckdb", "Out of Memory Error: could not allocate block");
    row("too_many_rows", "postgresql", "more than one row returned by a subquery used as an expression");
    row("connection_lost", "mysql", "MySQL server has gone away");
    row("database_down", "mysql", "Can't connect to MySQL server on 'db'");
    row("empty_result", "sqlite", "Query returned no results");
    row("test_failed", "sqlite", "2 tests failed: totals are positive");
    row("unclassified", "sqlite", "the moon is in the wrong phase");
}

void ClassifyTest::reachesEveryCodeThatMessagesCanMean()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, wanted);
    QCOMPARE(bytes(name(classified(dialect, message).code)), wanted);
}

void ClassifyTest::reachesEveryCategory()
{
    std::set<std::string_view> labels;
    for (const char* const message :
         {"near \"FORM\": syntax error", "no such column: x", "no such function: f", "empty result set",
          "Multiple SQL statements not allowed", "something else altogether"})
        labels.insert(label(classified("sqlite", message).category));
    const std::set<std::string_view> wanted{"SYNTAX ERROR",     "SCHEMA REFERENCE ERROR", "EXECUTION ERROR",
                                            "EMPTY RESULT SET", "VALIDATION FAILED",      "SQL GENERATION ERROR"};
    QVERIFY(labels == wanted);
}

void ClassifyTest::survivesHostileMessages_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blanks") << QByteArray(" \n\t\r\n");
    QTest::newRow("a megabyte of one letter") << QByteArray(1 << 20, 'x');
    QTest::newRow("a megabyte of quotes") << QByteArray(1 << 20, '\'');
    QTest::newRow("a megabyte of double quotes") << QByteArray(1 << 20, '"');
    QTest::newRow("a megabyte of line breaks") << QByteArray(1 << 20, '\n');
    QTest::newRow("a megabyte of columns") << QByteArray("column \"").repeated(1 << 17);
    QTest::newRow("a megabyte of lines with carets") << QByteArray("LINE 1: x\n        ^\n").repeated(1 << 15);
    QTest::newRow("bytes of every kind") << [] {
        QByteArray all;
        for (int i = 0; i < 4096; ++i)
            all += static_cast<char>(i * 31 + i / 256);
        return all;
    }();
    QTest::newRow("a name that is not UTF-8") << QByteArray("no such column: caf\xE9");
    QTest::newRow("a name cut inside a character") << QByteArray("no such column: caf\xC3");
    QTest::newRow("a NUL inside the name") << QByteArray("no such column: a\0b", 19);
    QTest::newRow("a quote that never ends") << QByteArray("near \"");
    QTest::newRow("a rest of the statement that never ends")
        << QByteArray("You have an error in your SQL syntax; check the manual for the right syntax to use near 'x");
    QTest::newRow("a rest whose end is before it") << QByteArray("' at line 1 for the right syntax to use near 'x");
    QTest::newRow("a line beyond all numbers") << QByteArray("Msg 102, Level 15, State 1, Line 99999999999999999999");
    QTest::newRow("a caret a million cells out") << "LINE 1: SELECT\n" + QByteArray(1 << 20, ' ') + "^";
    QTest::newRow("a caret before its line") << QByteArray("LINE 1: SELECT\n^");
    QTest::newRow("a caret under nothing") << QByteArray("LINE 1: \n        ^");
}

void ClassifyTest::survivesHostileMessages()
{
    QFETCH(QByteArray, message);
    for (const Dialect& dialect : allDialects()) {
        for (const QByteArray& sql : {QByteArray(), QByteArray("SELECT caf\xE9 FROM t"), QByteArray("'")}) {
            const Diagnosis diagnosis = classify(dialect, {view(message), {}, view(sql)});
            QCOMPARE(diagnosis.category, categoryOf(diagnosis.code));
            QVERIFY(diagnosis.identifier.size() <= 1024);
            QVERIFY(!diagnosis.position || diagnosis.line == diagnosis.position->line);
            QVERIFY(sql.isEmpty() || diagnosis.line.value_or(1) == 1);
        }
    }
    QVERIFY(classified("sqlite", "x", message).code == ErrorCode::unclassified);
}

void ClassifyTest::signsTheSameMistakeAlike()
{
    const Diagnosis first = classified("postgresql", "column o.Total does not exist", "42703", "SELECT o.Total FROM o");
    const Diagnosis again = classified("postgresql", "ERROR: column o.total does not exist\nLINE 1: …", "42703");
    QCOMPARE(bytes(first.signature), QByteArray("unknown_column:o.total"));
    QCOMPARE(bytes(again.signature), bytes(first.signature));
}

QTEST_APPLESS_MAIN(ClassifyTest)
#include "tst_classify.moc"
