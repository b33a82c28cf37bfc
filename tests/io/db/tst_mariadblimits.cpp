// Limits on what statements may use, how they are stopped, and what they leave behind.

#include "db/session/reconnectingsession.h"
#include "sessionpromises.h"
#include "support/mariadbserver.h"
#include "support/peakmemory.h"

#include <QTest>

#include <thread>

namespace querymend {

namespace {

constexpr std::string_view endless =
    "SELECT count(*) FROM seq_1_to_1000000 AS a, seq_1_to_1000000 AS b WHERE a.seq % 7 + b.seq % 7 = 99";

std::int64_t firstNumber(Session& session, const std::string& sql)
{
    const auto page = promises::pageOf(session, sql, {}, 1);
    return page && !page->rows.empty() ? std::get<std::int64_t>(page->rows.front().front()) : -1;
}

} // namespace

class MariadbLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        QCOMPARE(m_server->fill(), std::string());
    }

    void init()
    {
        m_session = reconnecting("reader");
        QVERIFY(m_session);
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

    /// The client library cannot skip a row, so the session drops the connection and opens another.
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
        const auto page = cursor ? cursor.value()->fetch(10000000) : Result<Page, EngineError>(Failure{cursor.error()});
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

    void theServersOwnLimitsStay_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<int>("milliseconds");
        const auto row = [](const char* name, const char* login, const char* variable, int milliseconds) {
            QTest::newRow(name) << QByteArray(login) << QByteArray(variable) << milliseconds;
        };
        row("where there is none, the statement has ours and a second", "reader", "max_statement_time", 6000);
        row("a login's tighter time", "hurried", "max_statement_time", 300);
        row("a login's longer time is ours", "patient", "max_statement_time", 6000);
        row("the server's tighter time", "global", "max_statement_time", 1500);
        row("the server's tighter wait for locks", "global", "lock_wait_timeout", 2000);
        row("without one, a wait for a lock ends with the statement's time", "reader", "lock_wait_timeout", 5000);
        row("the server's tighter wait for a slow reader", "global", "net_write_timeout", 3000);
        row("the default wait for a slow reader is ours", "reader", "net_write_timeout", 6000);
    }

    void theServersOwnLimitsStay()
    {
        QFETCH(QByteArray, login);
        QFETCH(QByteArray, variable);
        QFETCH(int, milliseconds);
        if (login == "global") {
            QCOMPARE(
                m_server->asOwner("SET GLOBAL max_statement_time = 1.5, lock_wait_timeout = 2, net_write_timeout = 3"),
                std::string());
        } else if (login != "reader") {
            QCOMPARE(m_server->asOwner("CREATE OR REPLACE USER " + login.toStdString() + " WITH MAX_STATEMENT_TIME "
                                       + (login == "hurried" ? "0.3" : "60") + "; GRANT SELECT ON shop.* TO "
                                       + login.toStdString()),
                     std::string());
        }
        const auto session = m_server->open(login == "global" ? "reader" : login.toStdString());
        QCOMPARE(
            m_server->asOwner("SET GLOBAL max_statement_time = 0, lock_wait_timeout = 86400, net_write_timeout = 60"),
            std::string());
        QVERIFY(session);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(firstNumber(*session, "SELECT CAST(@@SESSION." + variable.toStdString() + " * 1000 AS int)"),
                     std::int64_t{milliseconds});
        if (login != "hurried")
            return;
        const auto page = promises::pageOf(*session, "SELECT SLEEP(600)", {}, 1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
        QCOMPARE(page.error().code, std::string("1969"));
    }

    /// What cannot be stopped is ended or left running, and the error says which, in time; the session stays usable.
    void whatDoesNotStopIsGivenUp_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a replacement that hears nothing")
            << QByteArray("SELECT LENGTH(REPLACE(REPEAT('a', 16000000), 'a', 'bb'))");
        QTest::newRow("an expression that hears nothing")
            << QByteArray("SELECT CONCAT(REPEAT('a', 15000000), 'c') REGEXP 'a*a*a*b'");
        QTest::newRow("a search that hears nothing")
            << QByteArray("SELECT LOCATE(CONCAT(REPEAT('a', 100000), 'b'), REPEAT('a', 10000000))");
    }

    void whatDoesNotStopIsGivenUp()
    {
        QFETCH(QByteArray, sql);
        MariadbServer server;
        QVERIFY(server.ok());
        QCOMPARE(server.asOwner("CREATE USER reader; GRANT SELECT ON shop.* TO reader"), std::string());
        const auto session = openReconnecting([target = server.target("reader")] { return openSession(target); },
                                              std::chrono::steady_clock::now);
        QVERIFY(session.ok());
        const auto page =
            promises::pageOf(*session.value(), sql.toStdString(), Limits{std::chrono::milliseconds(300)}, 1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
        const std::string left = page.error().leftRunning;
        QVERIFY2(left.starts_with("connection "), left.c_str());
        QVERIFY2(page.error().message.find(left) != std::string::npos, page.error().message.c_str());
        const std::string state = server.asOwner("SELECT COMMAND FROM information_schema.PROCESSLIST WHERE ID = "
                                                 + left.substr(left.find(' ') + 1));
        QCOMPARE(state, std::string("Killed\n"));
        QVERIFY(promises::goesOn(*session.value()));
        server.kill(); // a normal stop would hang
    }

    /// Neither its handlers nor running as a user whom we may not stop help a function.
    void functionsCannotSwallowTheLimit_data()
    {
        QTest::addColumn<QByteArray>("function");
        QTest::newRow("one that goes on after every error")
            << QByteArray("BEGIN DECLARE i int; DECLARE CONTINUE HANDLER FOR SQLEXCEPTION BEGIN END; "
                          "WHILE TRUE DO SET i = (SELECT SLEEP(0.05)); END WHILE; RETURN 1; END");
        QTest::newRow("one that goes on after being interrupted")
            << QByteArray("BEGIN DECLARE i int DEFAULT 0; DECLARE CONTINUE HANDLER FOR 1317, 1969 BEGIN END; "
                          "WHILE TRUE DO SET i = 1 - i; END WHILE; RETURN 1; END");
    }

    void functionsCannotSwallowTheLimit()
    {
        QFETCH(QByteArray, function);
        for (const char* security : {"DEFINER", "INVOKER"}) {
            QCOMPARE(m_server->asOwner("CREATE OR REPLACE FUNCTION endless() RETURNS int SQL SECURITY "
                                       + std::string(security) + ' ' + function.toStdString()),
                     std::string());
            const auto page =
                promises::pageOf(*m_session, "SELECT endless()", Limits{std::chrono::milliseconds(200)}, 1);
            QVERIFY(!page.ok());
            QCOMPARE(page.error().failure, EngineFailure::timedOut);
            QVERIFY(promises::goesOn(*m_session));
            // Without a limit on the server it would run forever.
            QVERIFY(comesToRest());
        }
    }

    void aStatementThatCannotBeKilledEndsByTheServersLimit()
    {
        QCOMPARE(m_server->asOwner("CREATE OR REPLACE USER single WITH MAX_USER_CONNECTIONS 1; "
                                   "GRANT SELECT ON shop.* TO single"),
                 std::string());
        auto session = reconnecting("single");
        QVERIFY(session);
        const auto page =
            promises::pageOf(*session, "SELECT SLEEP(600) AS single", Limits{std::chrono::milliseconds(200)}, 1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
        QVERIFY(comesToRest());
        session.reset();
        QTRY_VERIFY_WITH_TIMEOUT(m_server->open("single") != nullptr, 60000);
    }

    void rowsThatNobodyReadsEndByTheServersLimit()
    {
        const auto cursor = m_session->run("SELECT REPEAT('x', 1000) AS unread FROM seq_1_to_10000000",
                                           Limits{std::chrono::milliseconds(200)});
        QVERIFY(cursor.ok() && cursor.value()->fetch(1).ok());
        QVERIFY(comesToRest());
        const auto page = cursor.value()->fetch(10000000);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
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
        QVERIFY(promises::goesOn(*m_session));
    }

    void aKilledConnectionIsLost()
    {
        m_session = m_server->open("reader");
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
        QCOMPARE(firstNumber(*m_session, "SELECT 1"), std::int64_t{1});
    }

private:
    /// How many statements the server is running, under any login.
    [[nodiscard]] std::string running() const
    {
        return m_server->asOwner("SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() "
                                 "AND COMMAND NOT IN ('Sleep', 'Daemon')");
    }

    [[nodiscard]] bool comesToRest() const
    {
        return QTest::qWaitFor([this] { return running() == "0\n"; }, 60000);
    }

    /// As the program opens it.
    [[nodiscard]] std::unique_ptr<Session> reconnecting(const std::string& user) const
    {
        auto session = openReconnecting([target = m_server->target(user)] { return openSession(target); },
                                        std::chrono::steady_clock::now);
        return session ? std::move(session).value() : nullptr;
    }

    std::unique_ptr<MariadbServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbLimitsTest)

#include "tst_mariadblimits.moc"
