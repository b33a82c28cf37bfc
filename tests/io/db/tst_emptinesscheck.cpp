// Why statements return no rows, determined on a real database of every kind.

#include "db/checks/emptinesscheck.h"
#include "diagnose/emptiness.h"

#include "diagnose/emptiness.h"

#include "support/sqlitefile.h"
#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresserver.h"
#endif
#ifdef QUERYMEND_PSQLODBC
#include "support/odbcdrivers.h"
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
#include "support/mariadbserver.h"
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
#include "support/duckdbfile.h"
#endif

#include <QTest>

#include <map>

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
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("learnt");
        const auto row = [this](const char* name, const char* statement, const char* learnt) {
            for (const auto& [engine, database] : m_databases)
                QTest::addRow("%s: %s", qPrintable(engine), name)
                    << engine << QString::fromUtf8(statement) << QString::fromUtf8(learnt);
        };
        row("a value much like another", "SELECT id FROM orders WHERE state = 'Payd'",
            "state = 'Payd': Without this condition there would be 3 rows.\n"
            "state = 'Payd': No value of state is Payd. (Paid, Cancelled, Shipped)\n");
        row("one condition of two", "SELECT id FROM orders AS o WHERE o.total > 1 AND o.day > '2024-01-01'",
            "o.day > '2024-01-01': Without this condition there would be 2 rows.\n"
            "o.day > '2024-01-01': o.day ranges from 2023-01-01 to 2023-12-31 in the whole table.\n");
        row("two conditions that fit no row together",
            "SELECT id FROM orders WHERE state = 'Paid' AND day = '2023-06-01'",
            "state = 'Paid': Without this condition there would be 1 row.\n"
            "day = '2023-06-01': Without this condition there would be 1 row.\n");
        row("a join", "SELECT o.id FROM orders o JOIN items i ON i.order_id = o.id",
            "i.order_id = o.id: Without this condition there would be 3 rows.\n");
        row("a join in parentheses",
            "SELECT o.id FROM orders o JOIN (items i JOIN items j ON j.sku = i.sku) ON i.order_id = o.id",
            "i.order_id = o.id: Without this condition there would be 3 rows.\n");
        row("groups", "SELECT state FROM orders GROUP BY state HAVING count(*) > 5",
            "count(*) > 5: Without this condition there would be 3 rows.\n");
        row("a sum of groups", "SELECT state FROM orders GROUP BY state HAVING sum(total) > 50",
            "sum(total) > 50: Without this condition there would be 3 rows.\n");
        row("a grouped column", "SELECT state FROM orders GROUP BY state HAVING state = 'Payd'",
            "state = 'Payd': Without this condition there would be 3 rows.\n"
            "state = 'Payd': No value of state is Payd. (Paid, Cancelled, Shipped)\n");
        row("a column of NULLs", "SELECT id FROM orders WHERE remark = 'x'",
            "remark = 'x': Without this condition there would be 3 rows.\n"
            "remark = 'x': remark is NULL in every row, or there are no rows.\n");
        row("a pattern", "SELECT id FROM orders WHERE state LIKE '%shiped%'",
            "state LIKE '%shiped%': Without this condition there would be 3 rows.\n"
            "state LIKE '%shiped%': No value of state contains shiped. (Shipped, Cancelled, Paid)\n");
        row("within a CTE", "WITH late AS (SELECT id FROM orders WHERE day > '2030-01-01') SELECT * FROM late",
            "day > '2030-01-01': Without this condition there would be 3 rows.\n"
            "day > '2030-01-01': day ranges from 2023-01-01 to 2023-12-31 in the whole table.\n");
        row("alternatives", "SELECT id FROM orders WHERE total > 100 OR state = 'x'",
            "total > 100 OR state = 'x': Without this condition there would be 3 rows.\n");
        row("no condition", "SELECT id FROM orders LIMIT 0", "");
        row("a range that is not outside what is stored",
            "SELECT id FROM orders WHERE total BETWEEN 1 AND 9 AND state = 'none'",
            "state = 'none': Without this condition there would be 2 rows.\n"
            "state = 'none': No value of state is none. (Cancelled, Paid, Shipped)\n");
    }

    void learns()
    {
        QFETCH(QString, engine);
        QFETCH(QString, statement);
        QFETCH(QString, learnt);
        const Database& database = m_databases.at(engine);
        const std::string text = statement.toStdString();
        for (const EmptinessProbe& probe : emptinessProbes(text, database.session->dialect(), database.schema.get()))
            QVERIFY2(database.session->prepare(probe.sql).ok(), probe.sql.c_str());
        QString said;
        for (const Finding& finding : whyEmpty(text, database.schema.get(), *database.session, generous())) {
            said += QString::fromStdString(std::string(finding.range.of(text)) + ": " + finding.message);
            QStringList values;
            for (const std::string& value : suggestionTexts(finding))
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
        QVERIFY(whyEmpty("SELECT id FROM orders WHERE state = 'paid'", sqlite().schema.get(), *sqlite().session, budget)
                    .empty());
    }

    void whatCannotBeLearntIsLeftOut()
    {
        const std::string endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                                    "SELECT count(*) AS c FROM n WHERE i < 0 HAVING count(*) > 0";
        EmptinessBudget budget = generous();
        budget.one = std::chrono::milliseconds(20);
        QVERIFY(whyEmpty(endless, sqlite().schema.get(), *sqlite().session, budget).empty());
        QVERIFY(sqlite().session->prepare("SELECT 1").ok());
    }

    void initTestCase()
    {
        QVERIFY(m_file.ok());
        take("SQLite", openSession(m_file.target()));
#ifdef QUERYMEND_SQLITEODBC
        take("SQLite by ODBC", openOdbc("Driver=" QUERYMEND_SQLITEODBC ";Database=" + m_file.target().database));
#endif
#ifdef QUERYMEND_POSTGRES_FOLDER
        QVERIFY(m_postgres.ok());
        QCOMPARE(m_postgres.asOwner(script), std::string());
        take("PostgreSQL", openSession(m_postgres.target("owner")));
#ifdef QUERYMEND_PSQLODBC
        take("PostgreSQL by ODBC", openSession(odbcTarget(m_postgres, "owner")));
#endif
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
        QVERIFY(m_mariadb.ok());
        QCOMPARE(m_mariadb.asOwner(script), std::string());
        take("MariaDB", openSession(m_mariadb.target("root")));
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
        QCOMPARE(m_duckdb.problem(), QByteArray());
        take("DuckDB", openSession(m_duckdb.target()));
#endif
    }

    /// Closes the sessions before their servers stop.
    void cleanupTestCase()
    {
        m_databases.clear();
    }

private:
    struct Database {
        std::unique_ptr<Session> session;
        std::unique_ptr<Catalog> schema;
    };

    static EmptinessBudget generous()
    {
        return {std::chrono::minutes(1), std::chrono::minutes(1)};
    }

    static Result<std::unique_ptr<Session>, EngineError> openOdbc(const std::string& connection)
    {
        ConnectionTarget target;
        target.engine = EngineKind::odbc;
        target.database = connection;
        return openSession(target);
    }

    void take(const char* name, Result<std::unique_ptr<Session>, EngineError> opened)
    {
        QVERIFY2(opened.ok(), opened ? "" : opened.error().message.c_str());
        Database database{std::move(opened).value(), nullptr};
        auto snapshot = database.session->readSchema({});
        QVERIFY2(snapshot.ok(), snapshot ? "" : snapshot.error().message.c_str());
        database.schema =
            std::make_unique<Catalog>(std::move(snapshot).value(), database.session->dialect().syntax.names);
        m_databases[QString::fromUtf8(name)] = std::move(database);
    }

    [[nodiscard]] const Database& sqlite() const
    {
        return m_databases.at(QStringLiteral("SQLite"));
    }

    SqliteFile m_file{script};
#ifdef QUERYMEND_POSTGRES_FOLDER
    PostgresServer m_postgres;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    MariadbServer m_mariadb;
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    DuckdbFile m_duckdb{script};
#endif
    std::map<QString, Database> m_databases;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::EmptinessCheckTest)

#include "tst_emptinesscheck.moc"
