#include "check/foreignsyntax.h"
#include "dialect/dialects.h"

#include <QtTest>

using namespace querymend;

/// Syntax that engines refuse, and what is offered for it.
class ForeignSyntaxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersWhatIsMeant_data();
    void offersWhatIsMeant();
};

void ForeignSyntaxTest::offersWhatIsMeant_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("fixed"); ///< empty if nothing is offered
    const auto row = [](const char* title, const char* dialect, const char* sql, const char* fixed) {
        QTest::newRow(title) << QByteArray(dialect) << QByteArray(sql) << QByteArray(fixed);
    };
    row("a reserved table", "sqlite", "SELECT o.id FROM order o", "SELECT o.id FROM \"order\" o");
    row("a reserved table that qualifies", "sqlite", "SELECT order.id FROM order ORDER BY 1",
        "SELECT \"order\".id FROM \"order\" ORDER BY 1");
    row("a reserved table that is joined", "mariadb", "SELECT 1 FROM a JOIN match m ON m.id = a.id",
        "SELECT 1 FROM a JOIN `match` m ON m.id = a.id");
    row("a missing table is no reserved one", "sqlite", "SELECT a FROM ORDER BY a", "");
    row("a filter within the call", "sqlite", "SELECT COUNT(a WHERE b = 1) FROM t",
        "SELECT COUNT(a) FILTER (WHERE b = 1) FROM t");
    row("a filter behind the call", "sqlite", "SELECT (COUNT(a) WHERE b = 1) FROM t",
        "SELECT COUNT(a) FILTER (WHERE b = 1) FROM t");
    row("a filter where there is none", "mariadb", "SELECT COUNT(* WHERE b = 1) FROM t",
        "SELECT COUNT(CASE WHEN b = 1 THEN 1 END) FROM t");
    row("a condition of a subquery is no filter", "sqlite", "SELECT (SELECT a FROM t WHERE b = 1), FROM t", "");
    row("a cast", "sqlite", "SELECT t.a::text FROM t", "SELECT CAST(t.a AS TEXT) FROM t");
    row("a cast of a group", "mariadb", "SELECT (a + b)::int FROM t", "SELECT CAST((a + b) AS SIGNED) FROM t");
    row("a cast to an unknown type", "sqlite", "SELECT a::uuid FROM t", "");
    row("any of a query", "sqlite", "SELECT 1 FROM t WHERE a = ANY (SELECT b FROM u)",
        "SELECT 1 FROM t WHERE a IN (SELECT b FROM u)");
    row("none of a query", "sqlite", "SELECT 1 FROM t WHERE a <> ALL (SELECT b FROM u)",
        "SELECT 1 FROM t WHERE a NOT IN (SELECT b FROM u)");
    row("a date", "sqlite", "SELECT 1 FROM t WHERE a > DATE '2001-01-01'", "SELECT 1 FROM t WHERE a > '2001-01-01'");
    row("an interval", "sqlite", "SELECT 1 FROM t WHERE a > b - INTERVAL '7 days'",
        "SELECT 1 FROM t WHERE a > date(b, '-7 days')");
    row("an interval of MySQL", "postgresql", "SELECT a + INTERVAL 1 MONTH FROM t",
        "SELECT a + INTERVAL '1 month' FROM t");
    row("an interval of PostgreSQL", "mysql", "SELECT a + INTERVAL '1 day' FROM t",
        "SELECT DATE_ADD(a, INTERVAL 1 DAY) FROM t");
    row("an interval in a call", "sqlserver", "SELECT DATE_SUB(a, INTERVAL (n + 1) DAY) FROM t",
        "SELECT DATEADD(day, -(n + 1), a) FROM t");
    row("an interval behind a sum", "sqlite", "SELECT 1 FROM t WHERE a - b + INTERVAL '1 day' > c", "");
    row("an interval that is read as it is", "postgresql", "SELECT FROM t WHERE a > b - INTERVAL '7 days'", "");
    row("a separator", "sqlite", "SELECT GROUP_CONCAT(a SEPARATOR ';') FROM t", "SELECT GROUP_CONCAT(a, ';') FROM t");
    row("a separator behind an order", "sqlite", "SELECT GROUP_CONCAT(a ORDER BY b SEPARATOR ';') FROM t", "");
    row("groups behind the order", "sqlite", "SELECT a FROM t ORDER BY a GROUP BY a HAVING count(*) > 1 LIMIT 3",
        "SELECT a FROM t GROUP BY a HAVING count(*) > 1 ORDER BY a LIMIT 3");
    row("an escaped quote", "sqlite", "SELECT 1 FROM t WHERE a = 'it\\'s'", "SELECT 1 FROM t WHERE a = 'it''s'");
    row("a backslash at the end of a text", "sqlite", "SELECT 1 FROM t WHERE a = 'c:\\' AND b = 1", "");
    row("a LIMIT before ORDER BY", "sqlite", "SELECT town FROM depot LIMIT 3 ORDER BY town",
        "SELECT town FROM depot ORDER BY town LIMIT 3");
    row("rows counted with DISTINCT", "sqlite", "SELECT COUNT(DISTINCT *) FROM depot", "SELECT COUNT(*) FROM depot");
    row("a subquery without a name", "postgresql", "SELECT a FROM (SELECT 1 AS a)",
        "SELECT a FROM (SELECT 1 AS a) AS sub1");
}

void ForeignSyntaxTest::offersWhatIsMeant()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, sql);
    const std::vector<Fix> fixes = syntaxFixes(sql.toStdString(), *dialectNamed(dialect.toStdString()));
    const std::string fixed = fixes.empty() ? std::string() : EditedText(sql.toStdString(), fixes.front().edits).text();
    QTEST(QByteArray::fromStdString(fixed), "fixed");
}

QTEST_APPLESS_MAIN(ForeignSyntaxTest)
#include "tst_foreignsyntax.moc"
