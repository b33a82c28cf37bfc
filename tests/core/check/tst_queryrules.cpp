#include "support/checking.h"

#include <QTest>

namespace querymend {

class QueryRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void claims_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("findings");

        const auto row = [](const char* sentence, const char* dialect, const char* sql, const char* findings) {
            QTest::newRow(sentence) << QString::fromLatin1(dialect) << QString::fromLatin1(sql)
                                    << QString::fromLatin1(findings);
        };
        row("an aggregate cannot choose rows", "sqlite", "SELECT id FROM orders WHERE sum(total) > 5",
            "aggregate_misuse: sum");
        row("nor join them", "mariadb", "SELECT 1 FROM orders o JOIN customers c ON count(*) = c.id",
            "aggregate_misuse: count");
        row("it may choose groups", "sqlite", "SELECT status FROM orders GROUP BY status HAVING sum(total) > 5", "");
        row("a subquery may compute it first", "sqlite",
            "SELECT id FROM orders WHERE total > (SELECT avg(total) FROM orders)", "");
        row("in a subquery it may belong to the query around", "postgresql",
            "SELECT status FROM orders o GROUP BY status HAVING EXISTS (SELECT 1 FROM customers c WHERE c.id = "
            "count(o.id))",
            "");
        row("a window cannot choose rows", "postgresql",
            "SELECT id FROM orders WHERE row_number() OVER (ORDER BY id) = 1", "aggregate_misuse: row_number");
        row("an aggregate over a window may be in the list", "postgresql",
            "SELECT id, sum(total) OVER (ORDER BY id) FROM orders", "");
        row("SQLite's max of two values is no aggregate", "sqlite", "SELECT id FROM orders WHERE max(total, 1) > 5",
            "");
        row("aggregates do not nest", "postgresql", "SELECT max(sum(total)) FROM orders", "aggregate_misuse: sum");
        row("they do in Oracle", "oracle", "SELECT max(sum(level)) FROM dual GROUP BY level", "");
        row("a windowed sum of a sum is no nesting", "postgresql",
            "SELECT status, sum(sum(total)) OVER () FROM orders GROUP BY status", "");

        row("arms need one width", "sqlite", "SELECT id, name FROM customers UNION SELECT id FROM orders",
            "set_operation_mismatch: UNION");
        row("stars count by the schema", "postgresql", "SELECT * FROM customers UNION ALL SELECT * FROM orders",
            "set_operation_mismatch: UNION ALL");
        row("stars of equal width pass", "postgresql",
            "SELECT * FROM customers UNION SELECT id, status, 'x' FROM orders", "");
        for (const char* const dialect : {"sqlite", "postgresql", "mysql", "mariadb", "duckdb"}) {
            const auto width = [&](const char* sentence, const char* from, int columns) {
                QByteArray list("1");
                for (int i = 2; i <= columns; ++i)
                    list += ", " + QByteArray::number(i);
                const QByteArray sql =
                    QByteArray("SELECT * FROM ") + from + " UNION SELECT " + list + " FROM customers";
                row((QByteArray(dialect) + ": " + sentence).constData(), dialect, sql.constData(), "");
            };
            const auto narrow = [&](const char* sentence, const char* from) {
                const QByteArray sql = QByteArray("SELECT * FROM ") + from + " UNION SELECT 1 FROM customers";
                row((QByteArray(dialect) + ": " + sentence + ", and that is known").constData(), dialect,
                    sql.constData(), "set_operation_mismatch: UNION");
            };
            const auto star = [&](const char* sentence, const char* from, int columns) {
                width(sentence, from, columns);
                narrow(sentence, from);
            };
            star("USING merges what it names and nothing else", "customers a JOIN customers b USING (id)", 5);
            star("USING of two columns merges both", "customers a JOIN customers b USING (city, id)", 4);
            star("NATURAL merges what both sides have", "customers a NATURAL JOIN customers b", 3);
            star("NATURAL merges what a join before it left",
                 "customers a NATURAL JOIN orders o NATURAL JOIN customers c", 6);
            star("USING after USING", "customers a JOIN customers b USING (id) JOIN orders o USING (id)", 8);
            star("USING of a join in parentheses",
                 "orders o JOIN (customers a JOIN customers b USING (name, city)) ON a.id = o.id", 8);
            star("NATURAL before a join in parentheses", "customers a NATURAL JOIN (customers b CROSS JOIN orders o)",
                 7);
        }
        row("a comma ends what NATURAL joins", "postgresql",
            "SELECT * FROM customers a, orders o NATURAL JOIN (SELECT 'x' AS city) t UNION SELECT 1, 2, 3, 4, 5, 6, 7, "
            "8",
            "");
        row("in SQLite it does not", "sqlite",
            "SELECT * FROM customers a, orders o NATURAL JOIN (SELECT 'x' AS city) t UNION SELECT 1, 2, 3, 4, 5, 6, 7",
            "");
        row("a table's own star has its merged columns", "postgresql",
            "SELECT b.* FROM customers a JOIN customers b USING (id) UNION SELECT 1, 'x', 'y'", "");
        row("a star over an unknown table is not counted", "postgresql",
            "SELECT * FROM generate_series(1, 2) g(n) UNION SELECT 1", "");
        row("arms matched by name need no width", "duckdb",
            "SELECT id, name FROM customers UNION ALL BY NAME SELECT id FROM orders", "");
        row("values have a width", "sqlite", "VALUES (1, 2) UNION SELECT 1", "set_operation_mismatch: UNION");

        row("one name for two tables", "postgresql", "SELECT 1 FROM orders t JOIN customers t ON true",
            "ambiguous_column: t");
        row("a table twice without aliases", "mariadb", "SELECT 1 FROM orders JOIN orders ON TRUE",
            "ambiguous_column: orders");
        row("SQLite allows it", "sqlite", "SELECT 1 FROM orders t JOIN customers t", "");
        row("in another query block the name is free", "postgresql",
            "SELECT 1 FROM orders t WHERE EXISTS (SELECT 1 FROM customers t)", "");

        row("a column beside a count must be grouped", "postgresql", "SELECT status, count(*) FROM orders",
            "grouping: status");
        row("a column beside another group", "duckdb", "SELECT customer_id, count(*) FROM orders GROUP BY status",
            "grouping: customer_id");
        row("grouped by its alias", "postgresql", "SELECT customer_id AS c, count(*) FROM orders GROUP BY c", "");
        row("grouped by position", "postgresql", "SELECT status, customer_id, count(*) FROM orders GROUP BY 1, 2", "");
        row("grouped by all", "duckdb", "SELECT status, count(*) FROM orders GROUP BY ALL", "");
        row("grouped by the primary key", "postgresql",
            "SELECT c.name, count(*) FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.id", "");
        row("the key of another table groups nothing here", "sqlserver",
            "SELECT c.name, count(*) FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY o.id",
            "grouping: c.name");
        row("SQLite picks any row", "sqlite", "SELECT status, count(*) FROM orders", "");
        row("rollups group too", "postgresql", "SELECT status, count(*) FROM orders GROUP BY ROLLUP (status)", "");
        row("a count over a window groups nothing", "postgresql", "SELECT status, count(*) OVER () FROM orders", "");
        row("an outer column is a constant", "postgresql",
            "SELECT (SELECT max(o.total) FROM orders o WHERE o.customer_id = c.id), c.name FROM customers c", "");
    }

    void claims()
    {
        QFETCH(QString, dialect);
        QFETCH(QString, sql);
        QFETCH(QString, findings);
        QCOMPARE(summary(checked(dialect, sql)), findings);
    }

    void mendsAMissingGroup()
    {
        const Verdict verdict = checked(QStringLiteral("duckdb"),
                                        QStringLiteral("SELECT city, name, count(*) FROM customers GROUP BY city"));
        QVERIFY(verdict.primary());
        QCOMPARE(verdict.primary()->fixes.size(), std::size_t{1});
        const TextEdit edit = verdict.primary()->fixes.front().edits.front();
        QCOMPARE(edit.replacement, std::string(", name"));
        QCOMPARE(edit.range.begin, 56U);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::QueryRulesTest)

#include "tst_queryrules.moc"
