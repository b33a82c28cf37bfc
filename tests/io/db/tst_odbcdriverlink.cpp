// The layer below the sessions, for any server reached by ODBC, with psqlODBC as the driver.

#include "support/odbcdrivers.h"

#include "db/odbc/odbcconnection.h"
#include "db/odbc/odbcdriverlink.h"

#include <QTest>

namespace querymend {

class OdbcDriverLinkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void cleanupTestCase() { m_server.reset(); }

    void readsValuesByTheirTypes()
    {
        const auto link = openLink();
        QVERIFY(link && link->begin({}).ok());
        const auto columns =
            link->execute("SELECT 7::int8 AS i, 2.5::numeric(9,2) AS n, 0.5::float8, "
                          "'\\x0041'::bytea, date '2024-02-29', NULL::int, repeat('\xC3\xB6', 100000)");
        QVERIFY2(columns.ok(), columns ? "" : columns.error().message.c_str());
        QCOMPARE(columns->at(0).name, std::string("i"));
        QCOMPARE(columns->at(1).type, std::string("numeric"));
        const auto row = link->next(1000000);
        QVERIFY(row.ok() && row->has_value());
        std::string longText;
        for (int i = 0; i < 100000; ++i)
            longText += "\xC3\xB6";
        const CellRow expected{std::int64_t{7},        Decimal{"2.50"},  0.5,     Blob{std::string("\0A", 2)},
                               Temporal{"2024-02-29"}, std::monostate{}, longText};
        QVERIFY(**row == expected);
        QVERIFY(!link->next(1)->has_value());
        QVERIFY(link->execute("SELECT repeat('x', 100000)").ok());
        QCOMPARE(link->next(1000).error().failure, EngineFailure::tooLarge);
        link->rollback();
    }

    void theWatchEndsWhatTheServerDoesNotEnd()
    {
        const auto link = openLink();
        QVERIFY(link && link->begin(Limits{std::chrono::milliseconds(100)}).ok());
        const auto slept = link->execute("SELECT pg_sleep(600)");
        QVERIFY(!slept.ok());
        QCOMPARE(slept.error().failure, EngineFailure::timedOut);
        const auto after = link->execute("SELECT 1");
        QVERIFY2(!after.ok() && after.error().failure == EngineFailure::timedOut, "nothing begins once time is over");
        link->rollback();
        QVERIFY(link->begin({}).ok() && link->execute("SELECT 1").ok());
        link->rollback();
    }

    /// As for SQL Server and Oracle, whose sessions have no setting for it.
    void theDriverHasTheTimeOfAStatement_data()
    {
        QTest::addColumn<OdbcClock>("clock");
        QTest::addColumn<QByteArray>("timeout");
        QTest::newRow("in whole seconds, where the driver ends it") << OdbcClock::driver << QByteArray("2s");
        QTest::newRow("not where the server does") << OdbcClock::server << QByteArray("0");
    }

    void theDriverHasTheTimeOfAStatement()
    {
        QFETCH(OdbcClock, clock);
        OdbcServer server = postgresByOdbc;
        server.clock = clock;
        const auto link = openLink(server);
        QVERIFY(link && link->begin(Limits{std::chrono::milliseconds(1500)}).ok());
        const auto columns = link->execute("SELECT current_setting('statement_timeout')");
        QVERIFY2(columns.ok(), columns ? "" : columns.error().message.c_str());
        const auto row = link->next(100);
        QVERIFY(row.ok() && row->has_value());
        QTEST(QByteArray::fromStdString(std::get<std::string>((**row).front())), "timeout");
        link->rollback();
    }

    void describesWithoutRunning()
    {
        const auto link = openLink();
        QVERIFY(link && link->begin({}).ok());
        const auto columns = link->describe("SELECT pg_sleep(600), 1 AS one");
        QVERIFY2(columns.ok(), columns ? "" : columns.error().message.c_str());
        QCOMPARE(columns->at(1).name, std::string("one"));
        QVERIFY(link->describe("DELETE FROM payments")->empty());
        QVERIFY(!link->describe("SELECT wrong FROM payments").ok());
        link->rollback();
    }

private:
    /// The server's description must outlive the link.
    [[nodiscard]] std::unique_ptr<OdbcLink> openLink(const OdbcServer& server = postgresByOdbc) const
    {
        auto opened = openOdbcConnection(odbcTarget(*m_server, "reader"));
        if (!opened)
            return nullptr;
        OdbcConnection connection = std::move(opened).value();
        return std::make_unique<OdbcDriverLink>(std::move(connection.database), connection.handle, server);
    }

    std::unique_ptr<PostgresServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OdbcDriverLinkTest)

#include "tst_odbcdriverlink.moc"
