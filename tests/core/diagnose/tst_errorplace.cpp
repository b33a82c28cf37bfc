#include "diagnose/classify.h"
#include "dialect/dialect.h"

#include <QTest>

using namespace querymend;

namespace {

std::string_view view(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

/// `line:column`, `line` if only that is known, or empty.
QByteArray placeIn(const Diagnosis& diagnosis)
{
    if (!diagnosis.line)
        return {};
    const QByteArray line = QByteArray::number(*diagnosis.line);
    return diagnosis.position ? line + ':' + QByteArray::number(diagnosis.position->column) : line;
}

struct Rows {
    const char* dialect;

    void operator()(const char* name, const QByteArray& message, const QByteArray& sql, const char* place) const
    {
        QTest::newRow((QByteArray(dialect) + ": " + name).constData())
            << QByteArray(dialect) << message << sql << QByteArray(place);
    }
};

void addColumns()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("place");
}

void checkRow()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, place);
    QCOMPARE(placeIn(classify(*dialectNamed(view(dialect)), {view(message), {}, view(sql)})), place);
}

} // namespace

class ErrorPlaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPostgresCarets_data();
    void readsPostgresCarets() { checkRow(); }
    void readsDuckCarets_data();
    void readsDuckCarets() { checkRow(); }
    void readsQuotedRests_data();
    void readsQuotedRests() { checkRow(); }
    void findsWhatIsNamed_data();
    void findsWhatIsNamed() { checkRow(); }
    void readsNumbers_data();
    void readsNumbers() { checkRow(); }
    void endsOnHugeStatements();
};

// Carets here and in the DuckDB rows below are as drawn by PostgreSQL 15 and DuckDB 1.5.
void ErrorPlaceTest::readsPostgresCarets_data()
{
    addColumns();
    const Rows row{"postgresql"};
    const QByteArray error = "ERROR:  column \"nope\" does not exist\n";
    row("the caret of a short line", error + "LINE 1: SELECT nope FROM t\n               ^", "SELECT nope FROM t",
        "1:8");
    row("a caret without the statement", error + "LINE 1: SELECT nope FROM t\n               ^", "", "1:8");
    row("a caret on a later line", error + "LINE 2:   nope\n          ^", "SELECT 1,\r\n  nope\r\nFROM t", "2:3");
    row("lines that end with CR alone", error + "LINE 2:   nope\n          ^", "SELECT 1,\r  nope\rFROM t", "2:3");
    row("after wide characters", error + "LINE 1: SELECT '数据库', nope FROM t\n                         ^",
        "SELECT '数据库', nope FROM t", "1:15");
    row("after emoji", error + "LINE 1: SELECT '✅⭐', nope FROM t\n                       ^", "SELECT '✅⭐', nope FROM t",
        "1:14");
    row("after combining marks", error + "LINE 1: SELECT 'e\xCC\x81\xCC\x81', nope FROM t\n                      ^",
        "SELECT 'e\xCC\x81\xCC\x81', nope FROM t", "1:15");
    row("a tab is drawn as a blank", error + "LINE 1: SELECT 'a', nope FROM t\n                    ^",
        "SELECT 'a',\tnope FROM t", "1:13");
    row("a line cut at both ends",
        error
            + "LINE 1: ...\", 'another long literal that takes place' AS b, nope, 'ano...\n"
              "                                                            ^",
        "SELECT 'e' AS \"数据库数据库数据库\", 'another long literal that takes place' AS b, nope, 'another long "
        "literal that takes place' AS c FROM t",
        "1:74");
    row("a line cut in front, without the statement",
        error + "LINE 1: ...takes place' AS b, nope\n                              ^", "", "1");
    row("the end of the text", "ERROR:  syntax error at end of input\nLINE 1: SELECT 1 FROM\n                     ^",
        "SELECT 1 FROM", "1:14");
    row("EXPLAIN before the statement",
        error + "LINE 1: EXPLAIN (FORMAT JSON) SELECT nope FROM t\n                                     ^",
        "SELECT nope FROM t", "1:8");
    row("a hint after the caret",
        error + "LINE 1: SELECT nope FROM t\n               ^\nHINT:  Perhaps you meant \"t.note\".",
        "SELECT nope FROM t", "1:8");
    row("a caret under another statement is not believed", error + "LINE 1: SELECT 1, nope FROM t\n                  ^",
        "SELECT nope FROM t", "1:8");
    row("a caret far out stays in its line", error + "LINE 1: SELECT nope\n" + QByteArray(500, ' ') + "^",
        "SELECT nope", "1:12");
    row("a line far out is not believed", error + "LINE 4000000000: x\n                 ^", "SELECT nope", "1:8");
    row("a caret before its line is not believed", error + "LINE 1: x\n ^", "SELECT nope", "1:8");
    row("a driver counts characters", error + "  Position: 13", "SELECT 'é', nope", "1:13");
    row("the server's log counts characters", error.trimmed() + " at character 15", "SELECT '€',\n  nope", "2:3");
    row("characters beyond the end are not believed", error + "  Position: 999", "SELECT nope", "1:8");
}

void ErrorPlaceTest::readsDuckCarets_data()
{
    addColumns();
    const Rows row{"duckdb"};
    const QByteArray error = "Binder Error: Referenced column \"nope\" not found in FROM clause!\n"
                             "Candidate bindings: \"a\"\n\n";
    row("the caret of a short line", error + "LINE 1: SELECT nope FROM t\n               ^", "SELECT nope FROM t",
        "1:8");
    row("after wide characters", error + "LINE 1: SELECT '数据库', nope FROM t\n                         ^",
        "SELECT '数据库', nope FROM t", "1:15");
    row("after combining marks", error + "LINE 1: SELECT 'e\xCC\x81\xCC\x81', nope FROM t\n                    ^",
        "SELECT 'e\xCC\x81\xCC\x81', nope FROM t", "1:15");
    row("after a tab", error + "LINE 1: SELECT 'a',\tnope FROM t\n                   ^", "SELECT 'a',\tnope FROM t",
        "1:13");
    row("after a zero-width space", error + "LINE 1: SELECT '\xE2\x80\x8B', nope FROM t\n                   ^",
        "SELECT '\xE2\x80\x8B', nope FROM t", "1:13");
    row("a line cut in front",
        error
            + "LINE 1: ..., 'another long literal that takes place, a long place' AS b, nope, 'another long literal "
              "that takes place' AS c FROM t\n"
              "                                                                         ^",
        "SELECT 'e' AS x, 'another long literal that takes place, a long place' AS b, nope, 'another long literal that "
        "takes place' AS c FROM t",
        "1:78");
    row("without the caret the name is looked for", error, "SELECT nope FROM t", "1:8");
}

void ErrorPlaceTest::readsQuotedRests_data()
{
    addColumns();
    for (const char* const dialect : {"mysql", "mariadb"}) {
        const Rows row{dialect};
        const auto near = [](const QByteArray& rest, int line) {
            return "You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server "
                   "version for the right syntax to use near '"
                + rest + "' at line " + QByteArray::number(line);
        };
        row("the rest of the statement", near("FORM t", 1), "SELECT 1 FORM t", "1:10");
        row("a rest that spans lines", near("FORM t\nWHERE a = 1", 2), "SELECT 1\nFORM t\nWHERE a = 1", "2:1");
        row("a rest that holds quotes", near("FORM t WHERE a = 'x'", 1), "SELECT 1 FORM t WHERE a = 'x'", "1:10");
        row("after characters of several bytes", near("FORM t", 1), "SELECT 'é€' FORM t", "1:13");
        row("a semicolon that the client kept for itself", near("FORM t", 1), "SELECT 1 FORM t ;\n", "1:10");
        row("the end of the statement", near("", 1), "SELECT (1", "1:10");
        row("the end before a semicolon", near("", 1), "SELECT (1 ;", "1:10");
        row("a rest cut after 80 characters", near("FORM t " + QByteArray(73, 'x'), 2),
            "SELECT 1\nFORM t " + QByteArray(90, 'x'), "2:1");
        row("a cut rest that occurs twice is looked for on its line", near("aa, bb", 2), "SELECT aa, bb x\n aa, bb x",
            "2:2");
        row("a rest that occurs nowhere leaves the line", near("zzz", 1), "SELECT 1", "1");
        row("a line that the statement has not is not believed", near("zzz", 7), "SELECT 1", "");
        row("without the statement only the line is known", near("FORM t", 3), "", "3");
    }
}

void ErrorPlaceTest::findsWhatIsNamed_data()
{
    addColumns();
    const Rows sqlite{"sqlite"};
    sqlite("the token of a syntax error", "near \"FORM\": syntax error", "SELECT 1 FORM t", "1:10");
    sqlite("a token in another case", "near \"form\": syntax error", "SELECT 1 FORM t", "1:10");
    sqlite("a token inside a literal does not count", "near \"FORM\": syntax error", "SELECT 'FORM' FORM t", "1:15");
    sqlite("a token inside a comment does not count", "near \"FORM\": syntax error", "SELECT 1 /* FORM */ FORM t",
           "1:21");
    sqlite("of two equal tokens the one where reading fails", "near \"WHERE\": syntax error",
           "SELECT a FROM t WHERE a > 5 WHERE b = 1", "1:29");
    sqlite("the end of an unfinished statement", "incomplete input", "SELECT (1\n", "1:10");
    sqlite("a literal without its end", "unrecognized token: \"'open\"", "SELECT a FROM t WHERE b = 'open", "1:27");
    sqlite("a column", "no such column: nam", "SELECT nam FROM t", "1:8");
    sqlite("a qualified column", "no such column: c.nam", "SELECT nam, c.nam FROM c", "1:13");
    sqlite("a quoted column", "no such column: order total", "SELECT \"order total\" FROM t", "1:8");
    sqlite("a column twice in one query is wrong at once", "no such column: m", "SELECT m, count(*) FROM t GROUP BY m",
           "1:8");
    sqlite("a column in two queries may be right in one", "no such column: m",
           "SELECT m FROM t WHERE a IN (SELECT m FROM u)", "");
    sqlite("the alias that defines a name is not its mistake", "no such column: g",
           "SELECT p * 2 AS g FROM t WHERE g > 5", "1:32");
    sqlite("a table and not the alias of another", "no such table: c", "SELECT a FROM t c WHERE a IN (SELECT a FROM c)",
           "1:45");
    sqlite("a function and not a column", "no such function: YEAR", "SELECT year, YEAR(d) FROM t", "1:14");
    sqlite("a function called twice", "no such function: YEAR", "SELECT YEAR(d) FROM t GROUP BY YEAR(d)", "1:8");
    sqlite("a name that the text has not", "no such column: zzz", "SELECT a FROM t", "");
    sqlite("a text that is not UTF-8", "no such column: nam", "SELECT '\xE9', nam FROM t", "1:13");
    const Rows postgres{"postgresql"};
    postgres("a name folded to lower case", "column \"firstname\" does not exist", "SELECT firstName FROM t", "1:8");
    postgres("a table with its schema", "relation \"sales.orders\" does not exist", "SELECT 1 FROM sales.orders",
             "1:15");
    postgres("an alias where it qualifies", "missing FROM-clause entry for table \"p\"",
             "SELECT 1 FROM o JOIN c ON c.id = p.id JOIN products p ON true", "1:34");
    postgres("a literal", "invalid input syntax for type numeric: \"ten\"", "SELECT ten FROM t WHERE a > 'ten'",
             "1:29");
    postgres("the column of a grouping mistake",
             "column \"t.b\" must appear in the GROUP BY clause or be used in an "
             "aggregate function",
             "SELECT a, b FROM t GROUP BY a", "1:11");
    const Rows mariadb{"mariadb"};
    mariadb("a table after the name of its database", "Table 'shop.custmers' doesn't exist", "SELECT a FROM custmers",
            "1:15");
}

void ErrorPlaceTest::readsNumbers_data()
{
    addColumns();
    const Rows sqlserver{"sqlserver"};
    sqlserver("a line and a name on it", "Msg 207, Level 16, State 1, Line 2\nInvalid column name 'nam'.",
              "SELECT nam,\n nam FROM t", "2:2");
    sqlserver("a line and a token on it", "Msg 102, Level 15, State 1, Line 2\nIncorrect syntax near 'FORM'.",
              "SELECT 1\nFORM t", "2:1");
    sqlserver("a line alone",
              "Msg 8120, Level 16, State 1, Line 2\nColumn 't.zz' is invalid in the select list "
              "because it is not contained in either an aggregate function or the GROUP BY clause.",
              "SELECT 1\nFROM t", "2");
    sqlserver("a line that the statement has not is not believed",
              "Msg 207, Level 16, State 1, Line 40\nInvalid column name 'nam'.", "SELECT nam FROM t", "1:8");
    sqlserver("a line without the statement", "Msg 102, Level 15, State 1, Line 7\nIncorrect syntax near 'x'.", "",
              "7");
    const Rows oracle{"oracle"};
    oracle("line and column of a client",
           "Error at Command Line : 2 Column : 8\nError report -\nSQL Error: ORA-00904: \"NAM\": invalid identifier",
           "SELECT a,\n       nam\nFROM t", "2:8");
    oracle("the word column with no number after it",
           "ORA-00918: column ambiguously defined\nError at Command Line : 1 Column : 8", "SELECT id FROM a, b", "1:8");
    oracle("without a line the name is looked for", "ORA-00904: \"T\".\"NAM\": invalid identifier",
           "SELECT t.nam FROM t", "1:8");
    oracle("a table by its name", "ORA-00942: table or view \"SHOP\".\"CUSTMERS\" does not exist",
           "SELECT a FROM custmers", "1:15");
    oracle("no line and no name", "ORA-00933: SQL command not properly ended", "SELECT a FROM t LIMIT 5", "");
}

void ErrorPlaceTest::endsOnHugeStatements()
{
    const std::string sql = "SELECT " + std::string(1 << 20, '(') + "nam";
    for (const Dialect& dialect : allDialects()) {
        const Diagnosis diagnosis = classify(dialect, {"no such column: nam", {}, sql});
        QCOMPARE(diagnosis.code, ErrorCode::unknownColumn);
        QVERIFY(!diagnosis.position);
    }
}

QTEST_APPLESS_MAIN(ErrorPlaceTest)
#include "tst_errorplace.moc"
