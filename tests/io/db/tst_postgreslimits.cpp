// Limits on what statements may use of PostgreSQL, how they are stopped, and what they leave behind.

#include "db/session/reconnectingsession.h"
#include "postgresbackend.h"
#include "sessionpromises.h"
#include "support/peakmemory.h"

#include <QTest>

#include <thread>

namespace querymend {

class PostgresLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        QCOMPARE(
            m_server->asOwner(
                "CREATE FUNCTION complain(level text, size int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN "
                "IF level = 'error' THEN RAISE EXCEPTION '%', repeat('x', size); END IF; "
                "RAISE NOTICE '%', repeat('x', size); RETURN 1; END $$;"
                "CREATE FUNCTION go_on() RETURNS int LANGUAGE plpgsql AS $$ BEGIN LOOP BEGIN "
                "PERFORM pg_sleep(0.01); EXCEPTION WHEN query_canceled OR others THEN NULL; END; END LOOP; END $$"),
            std::string());
    }

    void init()
    {
        m_session = reconnecting("reader");
        QVERIFY(m_session);
    }

    void cleanup() { m_session.reset(); }
    void cleanupTestCase() { m_server.reset(); }

    void whatWouldFillTheMemoryIsLeft_data()
    {
        QTest::addColumn<QByteArray>("sql");
        const auto row = [](const char* name, const QByteArray& sql) { QTest::newRow(name) << sql; };
        row("two large cells", "SELECT repeat('x', 250000000), repeat('y', 250000000)");
        QByteArray columns = "SELECT 1";
        for (int i = 0; i < 400; ++i)
            columns += ", repeat('x', 1000000)";
        row("many columns", columns);
        row("an array", "SELECT array_agg(repeat('x', 1000000)) FROM generate_series(1, 200)");
        row("bytes, which travel as digits", "SELECT repeat('x', 100000000)::bytea");
        row("a JSON text", "SELECT to_json(repeat('x', 200000000))");
        row("a text that grows from row to row", "SELECT repeat('x', i * i * 1000) FROM generate_series(1, 1000) AS i");
        row("many rows that are only large", "SELECT repeat('x', 60000000) FROM generate_series(1, 100)");
        row("an error", "SELECT complain('error', 100000000)");
        row("a notice", "SELECT complain('notice', 100000000)");
    }

    void whatWouldFillTheMemoryIsLeft()
    {
        QFETCH(QByteArray, sql);
        const PeakMemory memory;
        const auto page = promises::pageOf(*m_session, sql.toStdString(), Limits{std::chrono::minutes(1)}, 1000);
        QVERIFY(!page.ok());
        QVERIFY2(page.error().failure == EngineFailure::tooLarge, page.error().message.c_str());
        QVERIFY2(memory.growth() < 260, qPrintable(QString::number(memory.growth()) + QStringLiteral(" MB")));
        QVERIFY(promises::goesOn(*m_session));
    }

    void anErrorIsToldInWordsThatCanBeRead()
    {
        const auto page = promises::pageOf(*m_session, "SELECT complain('error', 30000000)", {}, 1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::refused);
        QCOMPARE(page.error().code, std::string("P0001"));
        QVERIFY(page.error().message.starts_with("xxx"));
        QVERIFY2(page.error().message.size() < 20000, "all of it is kept");
        QVERIFY2(page.error().message.ends_with(" more bytes]"), "nothing says that it was cut");
    }

    void noticesCostNothing()
    {
        const PeakMemory memory;
        const auto page =
            promises::pageOf(*m_session, "SELECT sum(complain('notice', 1000000)) FROM generate_series(1, 50)",
                             Limits{std::chrono::minutes(1)}, 1);
        QVERIFY2(page.ok(), page ? "" : page.error().message.c_str());
        QVERIFY(memory.growth() < 64);
    }

    /// A row close to the size limit is read completely.
    void aLargeRowIsRead()
    {
        const auto page =
            promises::pageOf(*m_session, "SELECT repeat('x', 60000000)", Limits{std::chrono::minutes(1)}, 1);
        QVERIFY2(page.ok(), page ? "" : page.error().message.c_str());
        QCOMPARE(std::get<std::string>(page->rows.front().front()).size(), std::size_t{60000000});
    }

    void theServersOwnLimitsStay_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::addColumn<QByteArray>("setting");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* login, const char* setting, const char* expected) {
            QTest::newRow(name) << QByteArray(login) << QByteArray(setting) << QByteArray(expected);
        };
        row("where there is none, ours counts", "reader", "statement_timeout", "5s");
        row("a login's tighter time", "hurried", "statement_timeout", "300ms");
        row("a login's longer time is ours", "patient", "statement_timeout", "5s");
        row("where there is none, a lock is waited for as long as the statement may take", "reader", "lock_timeout",
            "5s");
        row("a login's tighter wait for locks", "hurried", "lock_timeout", "200ms");
        row("a login's longer wait for locks is ours", "patient", "lock_timeout", "5s");
        row("the server looks whether we are there", "reader", "client_connection_check_interval", "500ms");
        row("a login that is looked after more often", "hurried", "client_connection_check_interval", "100ms");
    }

    void theServersOwnLimitsStay()
    {
        QFETCH(QByteArray, login);
        QFETCH(QByteArray, setting);
        QFETCH(QByteArray, expected);
        if (m_server->asOwner("SELECT 1 FROM pg_roles WHERE rolname = 'hurried'").empty()) {
            QCOMPARE(m_server->asOwner("CREATE ROLE hurried LOGIN; ALTER ROLE hurried SET statement_timeout = '300ms';"
                                       "ALTER ROLE hurried SET lock_timeout = '200ms';"
                                       "ALTER ROLE hurried SET client_connection_check_interval = '100ms';"
                                       "CREATE ROLE patient LOGIN; ALTER ROLE patient SET statement_timeout = '1h';"
                                       "ALTER ROLE patient SET lock_timeout = '1h'"),
                     std::string());
        }
        m_session = reconnecting(login.toStdString());
        QVERIFY(m_session);
        for (int i = 0; i < 2; ++i) {
            const auto page =
                promises::pageOf(*m_session, "SELECT current_setting('" + setting.toStdString() + "')", {}, 1);
            QVERIFY2(page.ok(), page ? "" : page.error().message.c_str());
            QCOMPARE(std::get<std::string>(page->rows.front().front()), expected.toStdString());
        }
    }

    void aLoginsOwnTimeEndsAStatement()
    {
        QCOMPARE(m_server->asOwner("CREATE ROLE brief LOGIN; ALTER ROLE brief SET statement_timeout = '300ms'"),
                 std::string());
        m_session = reconnecting("brief");
        const auto page = promises::pageOf(*m_session, "SELECT pg_sleep(600)", Limits{std::chrono::minutes(10)}, 1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
        QCOMPARE(page.error().code, std::string("57014"));
    }

    /// Its connection is ended, so nothing is left running.
    void aFunctionThatSwallowsRequestsIsEnded()
    {
        const auto page = promises::pageOf(*m_session, "SELECT go_on()", Limits{std::chrono::milliseconds(200)}, 1);
        QVERIFY(!page.ok());
        QVERIFY2(page.error().failure == EngineFailure::timedOut, page.error().message.c_str());
        QCOMPARE(page.error().leftRunning, std::string());
        QVERIFY(promises::goesOn(*m_session));
        QVERIFY(comesToRest());
    }

    void aFunctionThatSwallowsRequestsIsEndedWhenSomebodyCancels()
    {
        QVERIFY(comesToRest());
        std::thread asking([canceller = m_session->canceller(), this] {
            while (running() != "1\n")
                std::this_thread::yield();
            canceller->cancel();
        });
        const auto page = promises::pageOf(*m_session, "SELECT go_on()", Limits{std::chrono::minutes(10)}, 1);
        asking.join();
        QVERIFY(!page.ok());
        QVERIFY2(page.error().failure == EngineFailure::cancelled, page.error().message.c_str());
        QVERIFY(promises::goesOn(*m_session));
        QVERIFY(comesToRest());
    }

    void whatDoesNotStopIsGivenUp_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a distance of shapes") << QByteArray("SELECT path(polygon(100000, circle '((0,0),1)')) <-> "
                                                            "path(polygon(100000, circle '((0,0),3)'))");
        QTest::newRow("shapes that may cross") << QByteArray("SELECT path(polygon(100000, circle '((0,0),1)')) ?# "
                                                             "path(polygon(100000, circle '((0,0),3)'))");
    }

    void whatDoesNotStopIsGivenUp()
    {
        QFETCH(QByteArray, sql);
        const auto page = promises::pageOf(*m_session, sql.toStdString(), Limits{std::chrono::milliseconds(300)}, 1);
        QVERIFY(!page.ok());
        QVERIFY2(page.error().failure == EngineFailure::timedOut, page.error().message.c_str());
        const std::string left = page.error().leftRunning;
        QVERIFY2(left.starts_with("process "), left.c_str());
        QVERIFY2(page.error().message.find(left) != std::string::npos, page.error().message.c_str());
        const std::string process = left.substr(left.find(' ') + 1);
        QCOMPARE(m_server->asOwner("SELECT count(*) FROM pg_stat_activity WHERE pid = " + process), std::string("1\n"));
        QVERIFY(promises::goesOn(*m_session));
        m_session.reset();
        const auto witness = m_server->open("reader");
        QVERIFY(witness);
        ::kill(static_cast<pid_t>(std::stol(process)), SIGKILL); // it would outlive its server
        QTRY_VERIFY(!promises::goesOn(*witness)); // once the server notices, it ends every session and restarts
        QTRY_VERIFY_WITH_TIMEOUT(m_server->open("reader") != nullptr, 60000);
    }

private:
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

    /// How many of our statements the server is running.
    [[nodiscard]] std::string running() const
    {
        return m_server->asOwner("SELECT count(*) FROM pg_stat_activity WHERE usename = 'reader' AND state = 'active'");
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresLimitsTest)

#include "tst_postgreslimits.moc"
