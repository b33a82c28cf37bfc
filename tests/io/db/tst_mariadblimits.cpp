// What a statement may not use, who stops it, and what is left behind.

#include "mariadbserver.h"
#include "sessionpromises.h"

#include <QtTest>

#include <thread>

namespace querymend {

namespace {

constexpr std::string_view endless =
    "SELECT count(*) FROM seq_1_to_1000000 AS a, seq_1_to_1000000 AS b WHERE a.seq % 7 + b.seq % 7 = 99";

std::int64_t firstNumber(Session& session, const std::string& sql)
{
    const auto cursor = session.run(sql, {});
    const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
    return page && !page->rows.empty() ? std::get<std::int64_t>(page->rows.front().front()) : -1;
}

/// In kilobytes: what this program has in memory.
long residentMemory()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    const long pageSize = sysconf(_SC_PAGESIZE) / 1024;
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLong() * pageSize : 0;
}

} // namespace

class MariadbLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void init()
    {
        auto session = openSession(m_server->target("reader"));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        m_session = std::move(session).value();
    }

    void cleanup() { m_session.reset(); }
    void cleanupTestCase() { m_server.reset(); }

    void refusesRowsLargerThanTheLimit_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("many rows") << QByteArray("SELECT REPEAT('x', 40) FROM seq_1_to_1000000");
        QTest::newRow("one large cell") << QByteArray("SELECT REPEAT('x', 10000000)");
    }

    void refusesRowsLargerThanTheLimit()
    {
        QFETCH(QByteArray, sql);
        Limits limits;
        limits.bytes = 100;
        const auto cursor = m_session->run(sql.toStdString(), limits);
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(1000000);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::tooLarge);
        QCOMPARE(firstNumber(*m_session, "SELECT 1"), std::int64_t{1});
    }

    /// The library cannot leave a row out, so it leaves the connection, and another one is made.
    void aRowThatWouldFillTheMemoryIsTooLarge()
    {
        std::string sql = "SELECT REPEAT('x', 10000000)";
        for (int i = 0; i < 20; ++i)
            sql += ", REPEAT('x', 10000000)";
        Limits limits{std::chrono::minutes(1)};
        limits.bytes = 100;
        const auto cursor = m_session->run(sql, limits);
        QVERIFY(cursor.ok());
        const long before = residentMemory();
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::tooLarge);
        QVERIFY2(page.error().message.find("16 MB") != std::string::npos, page.error().message.c_str());
        QVERIFY(residentMemory() - before < 64 * 1024);
        QCOMPARE(firstNumber(*m_session, "SELECT 1"), std::int64_t{1});
        QCOMPARE(firstNumber(*m_session, "SELECT @@SESSION.tx_read_only"), std::int64_t{1});
        promises::isCancelledFromAnotherThreadAndGoesOn(m_session, std::string(endless));
    }

    void stopsWhatRunsTooLong_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a query") << QByteArray::fromStdString(std::string(endless));
        QTest::newRow("a sleep") << QByteArray("SELECT SLEEP(600)");
        QTest::newRow("rows without end")
            << QByteArray("SELECT a.seq FROM seq_1_to_10000000 AS a, seq_1_to_10000000 AS b");
    }

    void stopsWhatRunsTooLong()
    {
        QFETCH(QByteArray, sql);
        Limits limits{std::chrono::milliseconds(50)};
        const auto cursor = m_session->run(sql.toStdString(), limits);
        auto page = cursor ? Result<Page, EngineError>(Page{}) : Result<Page, EngineError>(Failure{cursor.error()});
        if (cursor)
            page = cursor.value()->fetch(10000000);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
        QCOMPARE(firstNumber(*m_session, "SELECT 1"), std::int64_t{1});
    }

    void aStatementMayTakeLongerThanAConnection()
    {
        ConnectionTarget target = m_server->target("looker");
        target.options["connect_timeout"] = "1";
        const auto session = openSession(target);
        QVERIFY(session.ok());
        QCOMPARE(firstNumber(*session.value(), "SELECT SLEEP(1.5)"), std::int64_t{0});
    }

    void aPlanHasItsLimitToo()
    {
        const auto plan =
            m_session->explain("SELECT * FROM (SELECT SLEEP(600)) AS x", Limits{std::chrono::milliseconds(50)});
        QVERIFY(!plan.ok());
        QCOMPARE(plan.error().failure, EngineFailure::timedOut);
        QCOMPARE(firstNumber(*m_session, "SELECT 1"), std::int64_t{1});
    }

    void aStatementCannotLiftItsLimit()
    {
        for (int i = 0; i < 2; ++i) {
            const auto cursor = m_session->run("SELECT lift_the_fence(), SLEEP(seq * 600) FROM seq_0_to_1",
                                               Limits{std::chrono::milliseconds(100)});
            auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
            if (page)
                page = cursor.value()->fetch(1);
            QVERIFY(!page.ok());
            QCOMPARE(page.error().failure, EngineFailure::timedOut);
        }
    }

    void isCancelledFromAnotherThreadAndGoesOn()
    {
        promises::isCancelledFromAnotherThreadAndGoesOn(m_session, std::string(endless));
    }

    void isCancelledBetweenPages()
    {
        const auto cursor = m_session->run("SELECT seq FROM seq_1_to_10000000", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(10).ok());
        std::thread([canceller = m_session->canceller()] { canceller->cancel(); }).join();
        const auto page = cursor.value()->fetch(10);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::cancelled);
        QCOMPARE(firstNumber(*m_session, "SELECT 1"), std::int64_t{1});
    }

    void aKilledConnectionIsLost()
    {
        const std::int64_t id = firstNumber(*m_session, "SELECT CONNECTION_ID()");
        QCOMPARE(m_server->asOwner("KILL HARD CONNECTION " + std::to_string(id)), std::string());
        for (int i = 0; i < 2; ++i) {
            const auto prepared = m_session->prepare("SELECT 1");
            QVERIFY(!prepared.ok());
            QCOMPARE(prepared.error().failure, EngineFailure::lost);
            QVERIFY(!prepared.error().message.empty());
        }
    }

    void aConnectionKilledWhileItReadsIsLost()
    {
        const std::int64_t id = firstNumber(*m_session, "SELECT CONNECTION_ID()");
        const auto cursor = m_session->run("SELECT seq FROM seq_1_to_10000000", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(10).ok());
        QCOMPARE(m_server->asOwner("KILL HARD CONNECTION " + std::to_string(id)), std::string());
        const auto page = cursor.value()->fetch(10000000);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::lost);
        QVERIFY(!m_session->prepare("SELECT 1").ok());
    }

private:
    std::unique_ptr<MariadbServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbLimitsTest)

#include "tst_mariadblimits.moc"
