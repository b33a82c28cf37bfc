// Statements that no engine setting prevents: a limit ends each of them, and the session stays usable.

#include "hostsettings.h"
#include "support/sqlitefile.h"

#include <QTest>

namespace querymend {

class BombsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void end_data()
    {
        QTest::addColumn<int>("engine");
        QTest::addColumn<QByteArray>("sql");
        // The ODBC driver runs SQLite too, so the same statements go through it.
        const auto sqlite = [](const char* name, const char* sql) {
            QTest::newRow(name) << int(EngineKind::sqlite) << QByteArray(sql);
#ifdef QUERYMEND_SQLITEODBC
            QTest::addRow("%s, by ODBC", name) << int(EngineKind::odbc) << QByteArray(sql);
#endif
        };
        sqlite("SQLite: bytes without end", "SELECT randomblob(1e9)");
        sqlite("SQLite: a text without end", "SELECT printf('%.*c', 900000000, 'x')");
        sqlite("SQLite: rows without end",
               "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
        sqlite("SQLite: different rows without end",
               "WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n) SELECT max(i) FROM n");
        sqlite("SQLite: a search that hears nothing",
               "SELECT instr(hex(zeroblob(4000000)), hex(zeroblob(2000000)) || '1')");
        sqlite("SQLite: a sort of rows without end",
               "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT hex(zeroblob(500000)) || i "
               "FROM n ORDER BY 1");
        sqlite("SQLite: everything with everything",
               "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) "
               "SELECT count(*) FROM n a, n b, n c, n d, n e");
#ifdef QUERYMEND_TESTED_DUCKDB
        const auto duckdb = [](const char* name, const char* sql) {
            QTest::newRow(name) << int(EngineKind::duckdb) << QByteArray(sql);
        };
        duckdb("DuckDB: a text without end", "SELECT length(repeat('x', 2000000000) || repeat('y', 2000000000))");
        duckdb("DuckDB: rows without end",
               "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
        duckdb("DuckDB: a list that hears nothing", "SELECT list_sum(list_transform(range(400000000), x -> x * 2))");
        duckdb("DuckDB: a sort of rows without end", "SELECT i FROM range(100000000000) t(i) ORDER BY hash(i)");
        duckdb(
            "DuckDB: everything with everything",
            "SELECT count(*) FROM range(1000000) a, range(1000000) b, range(1000000) c WHERE a.range + b.range = -1");
#endif
    }

    void end()
    {
        QFETCH(int, engine);
        QFETCH(QByteArray, sql);
        const auto opened = openContained(targetOf(EngineKind(engine)), hostSettings());
        QVERIFY2(opened.ok(), opened ? "" : opened.error().message.c_str());
        Session& session = *opened.value();
        const auto cursor = session.run(sql.toStdString(), Limits{std::chrono::milliseconds(500)});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY2(!page.ok(), "it was no bomb");
        const EngineError& error = page.error();
        const bool isOfALimit = error.failure == EngineFailure::timedOut || error.failure == EngineFailure::tooLarge
            || error.failure == EngineFailure::exhausted || error.code == "7" || error.code == "18";
        QVERIFY2(isOfALimit, error.message.c_str());
        const auto next = session.run("SELECT 1", {});
        QVERIFY2(next.ok() && next.value()->fetch(1).ok(), "the session does not go on");
    }

    void initTestCase()
    {
#ifdef QUERYMEND_TESTED_DUCKDB
        qputenv("QUERYMEND_DUCKDB_LIBRARY", QUERYMEND_TESTED_DUCKDB);
#endif
    }

private:
    [[nodiscard]] ConnectionTarget targetOf(EngineKind engine) const
    {
        ConnectionTarget target = m_sqlite.target();
        target.engine = engine;
        if (engine == EngineKind::duckdb)
            target.database = ":memory:";
#ifdef QUERYMEND_SQLITEODBC
        if (engine == EngineKind::odbc)
            target.database = "Driver=" QUERYMEND_SQLITEODBC ";Database=" + target.database;
#endif
        return target;
    }

    SqliteFile m_sqlite{SqliteFile::sampleScript()};
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::BombsTest)

#include "tst_bombs.moc"
