// What is learnt of a statement without rows, from a real database.

#include "db/emptinesscheck.h"

#include "sqlitefile.h"

#include <QtTest>

namespace querymend {

namespace {

constexpr auto script = "CREATE TABLE orders (id INTEGER PRIMARY KEY, state TEXT, total REAL, day TEXT, remark TEXT);"
                        "CREATE TABLE items (order_id INTEGER, sku TEXT);"
                        "INSERT INTO orders VALUES (1, 'Paid', 5, '2023-01-01', NULL), (2, 'Shipped', 7, '2023-06-01', "
                        "NULL), (3, 'Cancelled', NULL, '2023-12-31', NULL);"
                        "INSERT INTO items VALUES (10, 'a');";

} // namespace

class EmptinessCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void learns_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("learnt");
        const auto row = [](const char* name, const char* statement, const char* learnt) {
            QTest::newRow(name) << QString::fromUtf8(statement) << QString::fromUtf8(learnt);
        };
        row("a value in another case", "SELECT id FROM orders WHERE state = 'paid'",
            "state = 'paid': Without this condition there would be 3 rows.\n"
            "state = 'paid': No value of state is paid. (Paid, Shipped, Cancelled)\n");
        row("one condition of two", "SELECT id FROM orders AS o WHERE o.total > 1 AND o.day > '2024-01-01'",
            "o.day > '2024-01-01': Without this condition there would be 2 rows.\n"
            "o.day > '2024-01-01': o.day reaches from 2023-01-01 to 2023-12-31 in the whole table.\n");
        row("two conditions that fit no row together",
            "SELECT id FROM orders WHERE state = 'Paid' AND day = '2023-06-01'",
            "state = 'Paid': Without this condition there would be 1 row.\n"
            "day = '2023-06-01': Without this condition there would be 1 row.\n");
        row("a join", "SELECT o.id FROM orders o JOIN items i ON i.order_id = o.id",
            "i.order_id = o.id: Without this condition there would be 3 rows.\n");
        row("groups", "SELECT state FROM orders GROUP BY state HAVING count(*) > 5",
            "count(*) > 5: Without this condition there would be 3 rows.\n");
        row("a column of NULLs", "SELECT id FROM orders WHERE remark = 'x'",
            "remark = 'x': Without this condition there would be 3 rows.\n"
            "remark = 'x': remark is NULL in every row, or there are none.\n");
        row("a pattern", "SELECT id FROM orders WHERE state LIKE '%shiped%'",
            "state LIKE '%shiped%': Without this condition there would be 3 rows.\n"
            "state LIKE '%shiped%': No value of state contains shiped. (Shipped, Paid, Cancelled)\n");
        row("within a CTE", "WITH late AS (SELECT id FROM orders WHERE day > '2030-01-01') SELECT * FROM late",
            "day > '2030-01-01': Without this condition there would be 3 rows.\n"
            "day > '2030-01-01': day reaches from 2023-01-01 to 2023-12-31 in the whole table.\n");
        row("alternatives", "SELECT id FROM orders WHERE total > 100 OR state = 'x'",
            "total > 100 OR state = 'x': Without this condition there would be 3 rows.\n");
        row("no condition", "SELECT id FROM orders LIMIT 0", "");
        row("a range that is not outside what is stored",
            "SELECT id FROM orders WHERE total BETWEEN 1 AND 9 AND state = 'none'",
            "state = 'none': Without this condition there would be 2 rows.\n"
            "state = 'none': No value of state is none. (Paid, Shipped, Cancelled)\n");
    }

    void learns()
    {
        QFETCH(QString, statement);
        QFETCH(QString, learnt);
        const std::string text = statement.toStdString();
        QString said;
        for (const Finding& finding : whyEmpty(text, m_schema.get(), *m_session, generous())) {
            said += QString::fromStdString(std::string(finding.range.of(text)) + ": " + finding.message);
            QStringList values;
            for (const std::string& value : finding.suggestions)
                values << QString::fromStdString(value);
            said += (values.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(values.join(QStringLiteral(", "))))
                + QLatin1Char('\n');
            QCOMPARE(finding.severity, Severity::note);
            QCOMPARE(finding.rung, Rung::rows);
        }
        QCOMPARE(said, learnt);
    }

    void asksNothingWhereThereIsNoTime()
    {
        EmptinessBudget budget;
        budget.all = std::chrono::milliseconds(0);
        QVERIFY(whyEmpty("SELECT id FROM orders WHERE state = 'paid'", m_schema.get(), *m_session, budget).empty());
    }

    void whatCannotBeLearntIsLeftOut()
    {
        const std::string endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                                    "SELECT count(*) AS c FROM n WHERE i < 0 HAVING count(*) > 0";
        EmptinessBudget budget = generous();
        budget.one = std::chrono::milliseconds(20);
        QVERIFY(whyEmpty(endless, m_schema.get(), *m_session, budget).empty());
        QVERIFY(m_session->prepare("SELECT 1").ok());
    }

    void initTestCase()
    {
        QVERIFY(m_file.ok());
        m_session = m_file.open();
        QVERIFY(m_session);
        auto snapshot = m_session->readSchema({});
        QVERIFY(snapshot.ok());
        m_schema = std::make_unique<Catalog>(std::move(snapshot).value(), m_session->dialect().syntax.names);
    }

private:
    static EmptinessBudget generous() { return {std::chrono::minutes(1), std::chrono::minutes(1)}; }

    SqliteFile m_file{script};
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Catalog> m_schema;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::EmptinessCheckTest)

#include "tst_emptinesscheck.moc"
