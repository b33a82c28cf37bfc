#include "check/foreignsyntax.h"
#include "dialect/dialects.h"

#include <QTest>

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
    row("a filter after the call", "sqlite", "SELECT (COUNT(a) WHERE b = 1) FROM t",
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
    row("an interval after a sum", "sqlite", "SELECT 1 FROM t WHERE a - b + INTERVAL '1 day' > c", "");
    row("an interval that is read as it is", "postgresql", "SELECT FROM t WHERE a > b - INTERVAL '7 days'", "");
    row("a separator", "sqlite", "SELECT GROUP_CONCAT(a SEPARATOR ';') FROM t", "SELECT GROUP_CONCAT(a, ';') FROM t");
    row("a separator after an order", "sqlite", "SELECT GROUP_CONCAT(a ORDER BY b SEPARATOR ';') FROM t", "");
    row("groups after the order", "sqlite", "SELECT a FROM t ORDER BY a GROUP BY a HAVING count(*) > 1 LIMIT 3",
        "SELECT a FROM t GROUP BY a HAVING count(*) > 1 ORDER BY a LIMIT 3");
    row("an escaped quote", "sqlite", "SELECT 1 FROM t WHERE a = 'it\\'s'", "SELECT 1 FROM t WHERE a = 'it''s'");
    row("a backslash at the end of a text", "sqlite", "SELECT 1 FROM t WHERE a = 'c:\\' AND b = 1", "");
    row("a LIMIT before ORDER BY", "sqlite", "SELECT town FROM depot LIMIT 3 ORDER BY town",
        "SELECT town FROM depot ORDER BY town LIMIT 3");
    row("rows counted with DISTINCT", "sqlite", "SELECT COUNT(DISTINCT *) FROM depot", "SELECT COUNT(*) FROM depot");
    row("a range with TO", "postgresql", "SELECT 1 FROM t WHERE a BETWEEN 1 TO -5 AND b = 1",
        "SELECT 1 FROM t WHERE a BETWEEN 1 AND -5 AND b = 1");
    row("a range with TO between calls", "sqlite", "SELECT 1 FROM t WHERE a BETWEEN date(b) TO date(c)",
        "SELECT 1 FROM t WHERE a BETWEEN date(b) AND date(c)");
    row("values without parentheses", "mariadb", "SELECT 1 FROM t WHERE a IN 1, -2, 3 AND b NOT IN 'x'",
        "SELECT 1 FROM t WHERE a IN (1, -2, 3) AND b NOT IN ('x')");
    row("a text that is searched for is no list", "postgresql", "SELECT POSITION(a IN 'x'), FROM t", "");
    row("ILIKE where LIKE is all there is", "sqlite", "SELECT 1 FROM t WHERE t.a NOT ILIKE '%X%' OR b ILIKE c",
        "SELECT 1 FROM t WHERE LOWER(t.a) NOT LIKE LOWER('%X%') OR LOWER(b) LIKE LOWER(c)");
    row("ILIKE with a part of a sum", "sqlite", "SELECT 1 FROM t WHERE a || b ILIKE '%X%'", "");
    row("ILIKE with an escape that is a letter", "sqlite", "SELECT 1 FROM t WHERE a ILIKE 'X%' ESCAPE 'X'", "");
    row("ILIKE where it exists", "postgresql", "SELECT , 1 FROM t WHERE a ILIKE '%X%'", "");
    row("a FILTER where there is none", "mariadb",
        "SELECT COUNT(*) FILTER (WHERE a = 1), SUM(b) FILTER (WHERE c) FROM t",
        "SELECT COUNT(CASE WHEN a = 1 THEN 1 END), SUM(CASE WHEN c THEN b END) FROM t");
    row("a FILTER of different values", "mysql", "SELECT COUNT(DISTINCT a) FILTER (WHERE b > 1) OVER () FROM t",
        "SELECT COUNT(DISTINCT CASE WHEN b > 1 THEN a END) OVER () FROM t");
    row("a FILTER of a call with two arguments", "mysql", "SELECT COUNT(a, b) FILTER (WHERE c) FROM t", "");
    row("a FILTER of a call that sees NULLs", "mysql", "SELECT JSON_ARRAYAGG(a) FILTER (WHERE c) FROM t", "");
    row("a full join whose condition keeps one side", "mariadb",
        "SELECT a.x FROM a JOIN c ON c.i = a.i FULL JOIN b ON a.i = b.i WHERE a.y < 9 GROUP BY a.x",
        "SELECT a.x FROM a JOIN c ON c.i = a.i LEFT JOIN b ON a.i = b.i WHERE a.y < 9 GROUP BY a.x");
    row("a full join whose condition keeps the other side", "mariadb",
        "SELECT a.x FROM a FULL OUTER JOIN b ON a.i = b.i WHERE a.z IS NULL AND b.y BETWEEN 1 AND 2",
        "SELECT a.x FROM a RIGHT JOIN b ON a.i = b.i WHERE a.z IS NULL AND b.y BETWEEN 1 AND 2");
    row("a full join whose condition keeps partners only", "mysql",
        "SELECT a.x FROM a FULL JOIN b ON a.i = b.i WHERE a.y = 1 AND b.y IS NOT NULL",
        "SELECT a.x FROM a INNER JOIN b ON a.i = b.i WHERE a.y = 1 AND b.y IS NOT NULL");
    row("a full join whose condition proves nothing", "mariadb",
        "SELECT COUNT(*) FROM a FULL JOIN b ON a.i = b.i WHERE a.y = 1 OR b.y = 2", "");
    row("a full join whose condition is true for NULL", "mariadb",
        "SELECT COUNT(*) FROM a FULL JOIN b ON a.i = b.i WHERE a.y = 1 IS NULL", "");
    row("all rows of a full join", "mariadb", "SELECT a.x, b.y FROM a FULL JOIN b ON b.i = a.i AND a.k > b.k;",
        "SELECT a.x, b.y FROM a LEFT JOIN b ON b.i = a.i AND a.k > b.k UNION ALL SELECT a.x, b.y FROM a RIGHT JOIN b "
        "ON b.i = a.i AND a.k > b.k WHERE a.i IS NULL;");
    row("all rows of a full join with a condition", "mysql",
        "SELECT * FROM a x FULL JOIN b ON x.i = b.i WHERE x.y IS NULL OR b.y = 1",
        "SELECT * FROM a x LEFT JOIN b ON x.i = b.i WHERE x.y IS NULL OR b.y = 1 UNION ALL SELECT * FROM a x RIGHT "
        "JOIN "
        "b ON x.i = b.i WHERE x.i IS NULL AND (x.y IS NULL OR b.y = 1)");
    row("a full join that is counted", "mariadb", "SELECT COUNT(*) FROM a FULL JOIN b ON a.i = b.i", "");
    row("a full join that is sorted", "mariadb", "SELECT a.x FROM a FULL JOIN b ON a.i = b.i ORDER BY a.x", "");
    row("a full join in an arm", "mariadb", "SELECT a.x FROM a UNION SELECT b.x FROM b FULL JOIN a ON a.i = b.i", "");
    row("a full join without an equation", "mariadb", "SELECT a.x FROM a FULL JOIN b ON a.i > b.i", "");
    row("a condition before its table", "sqlite", "SELECT 1 FROM a JOIN ON b AS y y.i = a.i JOIN ON c c.i = a.i",
        "SELECT 1 FROM a JOIN b AS y ON y.i = a.i JOIN c ON c.i = a.i");
    row("a join without its table", "sqlite", "SELECT b.x FROM a JOIN ON a.i = b.i WHERE a.k = 1",
        "SELECT b.x FROM a JOIN b ON a.i = b.i WHERE a.k = 1");
    row("a join without any table", "sqlite", "SELECT x FROM a JOIN ON i = j", "");
    row("a join that may lack one of two tables", "sqlite", "SELECT x FROM a JOIN ON b.i = c.i", "");
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
