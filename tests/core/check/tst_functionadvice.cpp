#include "support/checking.h"

#include "check/functionadvice.h"

#include <QTest>

using namespace querymend;

/// How calls of other dialects' functions are rewritten in place.
class FunctionAdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rewritesWithoutChangingTheMeaning_data();
    void rewritesWithoutChangingTheMeaning();
    void isCertainOnlyOfTheSameRows_data();
    void isCertainOnlyOfTheSameRows();
    void rewritesWhatAnEngineLacksForTheTypes();
};

namespace {

const Fix* functionFix(const Verdict& verdict)
{
    for (const Finding& finding : verdict.findings) {
        if (finding.code == ErrorCode::unknownFunction && !finding.fixes.empty()
            && finding.fixes.front().reason.starts_with("what "))
            return &finding.fixes.front();
    }
    return nullptr;
}

Verdict checkedOffline(const char* dialect, const QByteArray& sql)
{
    return checkStatically(sql.toStdString(), {dialectNamed(dialect), nullptr, CheckPolicy::analyst, {}});
}

} // namespace

void FunctionAdviceTest::rewritesWithoutChangingTheMeaning_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("fixed"); ///< empty if nothing is offered
    const auto row = [](const char* title, const char* dialect, const char* sql, const char* fixed) {
        QTest::newRow(title) << QByteArray(dialect) << QByteArray(sql) << QByteArray(fixed);
    };
    row("a call by itself", "sqlite", "SELECT CONCAT(a, b) FROM t", "SELECT a || b FROM t");
    row("a call under an operator", "sqlite", "SELECT 1-ISNULL(s) FROM t", "SELECT 1-(s IS NULL) FROM t");
    row("a quotient under an operator", "sqlite", "SELECT 100/SAFE_DIVIDE(i,k) FROM t",
        "SELECT 100/(CAST(i AS REAL) / NULLIF(k, 0)) FROM t");
    row("a call before an operator", "postgresql", "SELECT DATEDIFF(a, b)/7 FROM t",
        "SELECT (CAST(a AS date) - CAST(b AS date))/7 FROM t");
    row("a call before a cast", "postgresql", "SELECT DATEDIFF(a, b)::int FROM t",
        "SELECT (CAST(a AS date) - CAST(b AS date))::int FROM t");
    row("a call that stays one", "sqlite", "SELECT 2*YEAR(d) FROM t",
        "SELECT 2*CAST(strftime('%Y', d) AS INTEGER) FROM t");
    row("a CASE under an operator", "sqlite", "SELECT 2*IF(a, 1, 2) FROM t",
        "SELECT 2*CASE WHEN a THEN 1 ELSE 2 END FROM t");
    row("an operator within an argument", "sqlite", "SELECT RIGHT(s,k&3) FROM t", "SELECT SUBSTR(s, -(k&3)) FROM t");
    row("a tab within an argument", "sqlite", "SELECT RIGHT(s,k\t+3) FROM t", "SELECT SUBSTR(s, -(k\t+3)) FROM t");
    row("a sign within an argument", "sqlite", "SELECT RIGHT(s,-3) FROM t", "SELECT SUBSTR(s, -(-3)) FROM t");
    row("DISTINCT", "sqlite", "SELECT STRING_AGG(DISTINCT n, ',') FROM t", "SELECT GROUP_CONCAT(DISTINCT n) FROM t");
    row("DISTINCT with a separator", "sqlite", "SELECT STRING_AGG(DISTINCT n, ';') FROM t", "");
    row("an order within the call", "sqlite", "SELECT STRING_AGG(n, ',' ORDER BY i) FROM t", "");
    row("an order after the call", "sqlite", "SELECT LISTAGG(n, ',') WITHIN GROUP (ORDER BY i) FROM t", "");
    row("a window", "mariadb", "SELECT LISTAGG(n, ',') OVER (PARTITION BY k) FROM t", "");
    row("a filter", "sqlite", "SELECT STRING_AGG(n, ',') FILTER (WHERE n > 1) FROM t",
        "SELECT GROUP_CONCAT(n, ',') FILTER (WHERE n > 1) FROM t");
    row("a filter that is not there", "oracle", "SELECT STRING_AGG(n, ',') FILTER (WHERE n > 1) FROM t", "");
    row("a separator", "postgresql", "SELECT GROUP_CONCAT(n ORDER BY i SEPARATOR ';') FROM t",
        "SELECT STRING_AGG(CAST(n AS text), ';' ORDER BY i) FROM t");
    row("an order for a group", "mariadb", "SELECT LISTAGG(n, '; ') WITHIN GROUP (ORDER BY i DESC) FROM t",
        "SELECT GROUP_CONCAT(n ORDER BY i DESC SEPARATOR '; ') FROM t");
    row("an order within a group", "sqlserver", "SELECT GROUP_CONCAT(n ORDER BY i SEPARATOR ';') FROM t",
        "SELECT STRING_AGG(n, ';') WITHIN GROUP (ORDER BY i) FROM t");
    row("a window that stays", "oracle", "SELECT STRING_AGG(n, ',') OVER (PARTITION BY k) FROM t",
        "SELECT LISTAGG(n, ',') OVER (PARTITION BY k) FROM t");
    row("a comment among what is joined", "oracle", "SELECT STRING_AGG(n -- all\n, ',') FROM t", "");
    row("several values that are joined", "postgresql", "SELECT GROUP_CONCAT(a, b) FROM t", "");
    row("a separator that is computed", "mariadb", "SELECT STRING_AGG(a, b) FROM t", "");
    row("a unit before FROM", "sqlite", "SELECT 2*EXTRACT(YEAR FROM d) FROM t",
        "SELECT 2*CAST(strftime('%Y', d) AS INTEGER) FROM t");
    row("a unit before a comma", "sqlite", "SELECT 7-DATEDIFF(month, a, b) FROM t",
        "SELECT 7-((strftime('%Y', b) - strftime('%Y', a)) * 12 + strftime('%m', b) - strftime('%m', a)) FROM t");
    row("a text within another", "sqlite", "SELECT POSITION('a' IN b) FROM t", "SELECT INSTR(b, 'a') FROM t");
    row("nulls that are ignored", "mariadb", "SELECT NVL(n, 1) IGNORE NULLS FROM t", "");
    row("a comment within the call", "sqlite", "SELECT NVL(n /* if any */, 1) FROM t", "");
    row("no order is invented", "oracle", "SELECT STRING_AGG(n, ',') FROM t", "SELECT LISTAGG(n, ',') FROM t");
    row("a moment that only SQLite knows", "mariadb", "SELECT strftime('%Y', 'now')",
        "SELECT DATE_FORMAT(CURRENT_TIMESTAMP, '%Y')");
    row("another word for a moment", "mariadb", "SELECT strftime('%Y', 'tomorrow')", "");
}

void FunctionAdviceTest::rewritesWithoutChangingTheMeaning()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, sql);
    const Verdict verdict = checkedOffline(dialect.constData(), sql);
    const Fix* const fix = functionFix(verdict);
    const std::string fixed = fix ? EditedText(sql.toStdString(), fix->edits).text() : std::string();
    QTEST(QByteArray::fromStdString(fixed), "fixed");
}

void FunctionAdviceTest::isCertainOnlyOfTheSameRows_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<bool>("certain");
    const auto row = [](const char* title, const char* dialect, const char* sql, bool certain) {
        QTest::newRow(title) << QByteArray(dialect) << QByteArray(sql) << certain;
    };
    row("the same everywhere", "sqlite", "SELECT NVL(a, b) FROM t", true);
    row("NULLs that count or not", "sqlite", "SELECT CONCAT(a, b) FROM t", false);
    row("the greater of NULL", "sqlite", "SELECT GREATEST(a, b) FROM t", false);
    row("letter case", "sqlite", "SELECT LOCATE('a', b) FROM t", false);
    row("blanks at the end", "sqlite", "SELECT LEN(a) FROM t", false);
    row("a count that is given", "sqlite", "SELECT RIGHT(a, 3) FROM t", true);
    row("no count", "sqlite", "SELECT RIGHT(a, 0) FROM t", false);
    row("a count that is computed", "sqlite", "SELECT LEFT(a, k) FROM t", false);
    row("a separator that is given", "mariadb", "SELECT STRING_AGG(a, ', ') FROM t", true);
    row("a sign instead of letters", "sqlite", "SELECT LOCATE('-', b) FROM t", true);
    row("a part of a date", "sqlite", "SELECT EXTRACT(MONTH FROM a) FROM t", true);
    row("a date that was a moment", "sqlite", "SELECT DATE_TRUNC('month', a) FROM t", false);
    row("a part of a text", "postgresql", "SELECT SUBSTRING_INDEX(a, ',', 1) FROM t", true);
    row("a comparison with NULL", "sqlite", "SELECT DECODE(a, NULL, 1, 2) FROM t", true);
}

void FunctionAdviceTest::isCertainOnlyOfTheSameRows()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, sql);
    const Verdict verdict = checkedOffline(dialect.constData(), sql);
    const Fix* const fix = functionFix(verdict);
    QVERIFY(fix);
    constexpr double certainty = 0.9;
    QTEST(fix->confidence >= certainty, "certain");
}

void FunctionAdviceTest::rewritesWhatAnEngineLacksForTheTypes()
{
    const std::string sql = "SELECT ROUND(avg(a), 2) FROM t";
    const Dialect& postgresql = *dialectNamed("postgresql");
    Finding finding;
    finding.code = ErrorCode::unknownFunction;
    finding.identifier = "round(double precision, integer)";
    adviseOnFunction(finding, sql, outlineOf(sql, postgresql.lex, postgresql.syntax), postgresql);
    QCOMPARE(finding.fixes.size(), 1U);
    QCOMPARE(EditedText(sql, finding.fixes.front().edits).text(),
             std::string("SELECT ROUND(CAST(avg(a) AS numeric), 2) FROM t"));
}

QTEST_APPLESS_MAIN(FunctionAdviceTest)
#include "tst_functionadvice.moc"
