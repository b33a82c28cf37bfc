// psqlODBC in a separate process, as the program uses it: same session as in process, even when the server falls
// silent, on which the driver itself would wait forever.

#include "sessionpromises.h"
#include "silence.h"
#include "support/odbcdrivers.h"

#include "db/host/hostprocess.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto endlessInHost = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT count(*) FROM n";

} // namespace

class OdbcHostedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill()
            + m_server->asOwner("CREATE ROLE older LOGIN; ALTER ROLE older SET standard_conforming_strings = off;"
                                "CREATE ROLE locked LOGIN PASSWORD 's3;cr}et'");
        QVERIFY2(problem.empty(), problem.c_str());
        QVERIFY(m_server->askForPasswordOf("locked"));
        m_relay = std::make_unique<SilentRelay>((m_server->folder() + QStringLiteral("/.s.PGSQL.5432")).toStdString());
        QVERIFY(m_relay->ok());
    }

    void cleanupTestCase()
    {
        m_relay.reset();
        m_server.reset();
    }

    void isTheSameSessionAsWithoutIt()
    {
        const auto here = openSession(odbcTarget(*m_server, "owner"));
        const auto there = openContained(odbcTarget(*m_server, "owner"), settings());
        QVERIFY2(here.ok() && there.ok(), there ? "" : there.error().message.c_str());
        QCOMPARE(there.value()->dialect().id, DialectId::postgresql);
        QVERIFY(there.value()->warnings() == here.value()->warnings());
        QVERIFY(!there.value()->warnings().empty());
        QVERIFY(*there.value()->readSchema({}) == *here.value()->readSchema({}));
        constexpr auto sql = "SELECT 1, 2.50, 'x', NULL, true, date '2024-02-29', '{\"a\": 1}'::jsonb";
        QVERIFY(promises::pageOf(*there.value(), sql, {}, 9)->rows
                == promises::pageOf(*here.value(), sql, {}, 9)->rows);
        // Rows without columns are transferred too.
        const auto empty = promises::pageOf(*there.value(), "SELECT FROM generate_series(1, 3)", {}, 9);
        QVERIFY2(empty.ok(), empty ? "" : empty.error().message.c_str());
        QVERIFY(empty->rows == std::vector<CellRow>(3) && empty->isLast);
        QCOMPARE(there.value()->explain("SELECT id FROM orders", {})->raw,
                 here.value()->explain("SELECT id FROM orders", {})->raw);
        const auto wrong = there.value()->prepare("SELECT id, wrong FROM orders");
        QVERIFY(!wrong.ok());
        QCOMPARE(wrong.error().code, std::string("42703"));
    }

    void knowsTheSettingsOfTheServer()
    {
        const auto usual = openContained(odbcTarget(*m_server, "reader"), settings());
        const auto older = openContained(odbcTarget(*m_server, "older"), settings());
        QVERIFY(usual.ok() && older.ok());
        QVERIFY(!usual.value()->dialect().lex.backslashEscapes);
        QVERIFY(older.value()->dialect().lex.backslashEscapes);
    }

    /// A backslash decides where a string ends, and so what is a comment that is left out.
    void closingCommentsAreThoseOfTheServersSettings_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("where a backslash escapes a quote, the string goes on")
            << QByteArray("older") << QByteArray(R"(SELECT 'it\'s -- here'; -- closing)") << QByteArray("it's -- here");
        QTest::newRow("where it does not, the string ends there")
            << QByteArray("reader") << QByteArray(R"(SELECT 'it\'; -- 's)") << QByteArray("it\\");
    }

    void closingCommentsAreThoseOfTheServersSettings()
    {
        QFETCH(QByteArray, login);
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, value);
        const auto session = openContained(odbcTarget(*m_server, login.toStdString()), settings());
        QVERIFY(session.ok());
        const auto page = promises::pageOf(*session.value(), sql.toStdString(), {}, 1);
        QVERIFY2(page.ok(), page ? "" : page.error().message.c_str());
        QVERIFY(page->rows.front().front() == Cell(value.toStdString()));
    }

    void isCancelledFromAnotherThreadAndGoesOn()
    {
        auto session = openContained(odbcTarget(*m_server, "reader"), settings());
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        promises::isCancelledFromAnotherThreadAndGoesOn(session.value(), endlessInHost);
    }

    /// A killed driver does not notify its server, which would continue.
    void whatIsCancelledEndsOnTheServerToo()
    {
        auto session = openContained(odbcTarget(*m_server, "reader"), settings());
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const std::shared_ptr<Canceller> canceller = session.value()->canceller();
        std::thread other([&] {
            // Waits until it runs; the time limit of the test ends this if it never does.
            while (m_server->asOwner(runningReaders) != "1\n") {
            }
            canceller->cancel();
        });
        const auto page = promises::pageOf(*session.value(), endlessInHost, silence::longTime(), 1);
        other.join();
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::cancelled);
        QTRY_COMPARE(m_server->asOwner(runningReaders), std::string("0\n"));
        QVERIFY(promises::goesOn(*session.value()));
    }

    /// Statements judged under other settings must not run.
    void isLostWhereTheSettingsAreOthersWhenItIsOpenedAgain()
    {
        auto session = openContained(odbcTarget(*m_server, "older"), settings());
        QVERIFY(session.ok());
        const std::shared_ptr<Canceller> canceller = session.value()->canceller();
        std::atomic<bool> isOver = false;
        std::thread other([&] {
            while (!isOver)
                canceller->cancel();
        });
        const auto page = promises::pageOf(*session.value(), endlessInHost, silence::longTime(), 1);
        isOver = true;
        other.join();
        QVERIFY(!page.ok());
        QCOMPARE(m_server->asOwner("ALTER ROLE older SET standard_conforming_strings = on"), std::string());
        for (int i = 0; i < 2; ++i) {
            const auto next = session.value()->prepare("SELECT 1");
            QVERIFY(!next.ok());
            QCOMPARE(next.error().failure, EngineFailure::lost);
        }
        QCOMPARE(m_server->asOwner("ALTER ROLE older SET standard_conforming_strings = off"), std::string());
        QVERIFY(promises::goesOn(*session.value()));
    }

    void stopsWhatRunsTooLong()
    {
        const auto session = openContained(odbcTarget(*m_server, "reader"), settings());
        QVERIFY(session.ok());
        promises::stopsWhatRunsTooLong(*session.value(), endlessInHost);
    }

    void aFunctionThatSwallowsRequestsEndsWithItsHost()
    {
        QCOMPARE(
            m_server->asOwner(
                "CREATE OR REPLACE FUNCTION go_on() RETURNS int LANGUAGE plpgsql AS $$ BEGIN LOOP BEGIN "
                "PERFORM pg_sleep(0.01); EXCEPTION WHEN query_canceled OR others THEN NULL; END; END LOOP; END $$"),
            std::string());
        const auto session = openContained(odbcTarget(*m_server, "reader"), settings());
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const auto page =
            promises::pageOf(*session.value(), "SELECT go_on()", Limits{std::chrono::milliseconds(300)}, 1);
        QVERIFY(!page.ok());
        QVERIFY2(page.error().failure == EngineFailure::timedOut, page.error().message.c_str());
        QVERIFY(!page.error().leftRunning.empty()); // its end was not observed
        QTRY_COMPARE_WITH_TIMEOUT(m_server->asOwner(runningReaders), std::string("0\n"), 60000);
        QVERIFY(promises::goesOn(*session.value()));
    }

    void theServersOwnLimitsStay_data()
    {
        QTest::addColumn<QByteArray>("roles");
        QTest::addColumn<QByteArray>("setting");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* roles, const char* setting, const char* expected) {
            QTest::newRow(name) << QByteArray(roles) << QByteArray(setting) << QByteArray(expected);
        };
        row("where there is none, ours counts", "0", "statement_timeout", "5s");
        row("a tighter time", "300ms", "statement_timeout", "300ms");
        row("a longer time is ours", "1h", "statement_timeout", "5s");
        row("a tighter wait for locks", "200ms", "lock_timeout", "200ms");
        row("a longer wait for locks is ours", "1h", "lock_timeout", "5s");
        row("the server looks whether we are there", "0", "client_connection_check_interval", "500ms");
    }

    void theServersOwnLimitsStay()
    {
        QFETCH(QByteArray, roles);
        QFETCH(QByteArray, setting);
        QFETCH(QByteArray, expected);
        const std::string name = setting.toStdString();
        QCOMPARE(m_server->asOwner("ALTER ROLE reader SET " + name + " = '" + roles.toStdString() + "'"),
                 std::string());
        const auto session = openContained(odbcTarget(*m_server, "reader"), settings());
        QCOMPARE(m_server->asOwner("ALTER ROLE reader RESET ALL"), std::string());
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        for (int i = 0; i < 2; ++i) {
            const auto page = promises::pageOf(*session.value(), "SELECT current_setting('" + name + "')", {}, 1);
            QVERIFY2(page.ok(), page ? "" : page.error().message.c_str());
            QCOMPARE(std::get<std::string>(page->rows.front().front()), expected.toStdString());
        }
    }

    void aRowThatIsTooLongIsLeftOnTheServer_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("two large cells") << QByteArray("SELECT repeat('x', 250000000), repeat('y', 250000000)");
        QTest::newRow("a row after small ones") << QByteArray(
            "SELECT repeat('x', CASE i WHEN 3 THEN 100000000 ELSE 1 END) FROM generate_series(1, 9) AS i");
    }

    void aRowThatIsTooLongIsLeftOnTheServer()
    {
        QFETCH(QByteArray, sql);
        const auto session = openContained(odbcTarget(*m_server, "reader"), settings());
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const auto page = promises::pageOf(*session.value(), sql.toStdString(), Limits{std::chrono::minutes(1)}, 100);
        QVERIFY(!page.ok());
        QVERIFY2(page.error().failure == EngineFailure::tooLarge, page.error().message.c_str());
        QVERIFY(promises::goesOn(*session.value()));
    }

    void aServerThatFallsSilentIsToldAfterTheLimit()
    {
        const auto session = opener()();
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        m_relay->fallSilent();
        const auto page = promises::pageOf(*session.value(), "SELECT 1", Limits{std::chrono::milliseconds(50)}, 1);
        m_relay->speakAgain();
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
        QVERIFY(promises::goesOn(*session.value()));
    }

    void isCancelledAndClosedWhileTheServerIsSilent()
    {
        silence::isCancelledAndClosedWhileTheServerIsSilent(opener(), *m_relay);
    }

    /// The host gets it by its socket alone: other people can read a program's arguments.
    void aPasswordOutsideTheConnectionTextReachesTheDriver_data()
    {
        QTest::addColumn<QByteArray>("password");
        QTest::addColumn<bool>("isRight");
        QTest::newRow("the right one") << QByteArray("s3;cr}et") << true;
        QTest::newRow("a wrong one") << QByteArray("guess") << false;
    }

    void aPasswordOutsideTheConnectionTextReachesTheDriver()
    {
        QFETCH(QByteArray, password);
        QFETCH(bool, isRight);
        ConnectionTarget target = odbcTarget(*m_server, "locked");
        target.password = Secret(password.toStdString());
        const auto session = openContained(target, settings());
        QVERIFY2(session.ok() == isRight, session ? "" : session.error().message.c_str());
        if (isRight)
            QVERIFY(promises::goesOn(*session.value()));
        else
            QVERIFY2(session.error().message.find("locked") != std::string::npos, session.error().message.c_str());
    }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("connection");
        QTest::addColumn<int>("failure");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* connection, EngineFailure failure, const char* message) {
            QTest::newRow(name) << QByteArray(connection) << int(failure) << QByteArray(message);
        };
        row("a driver that there is not", "Driver=/nowhere/driver.so;Servername=x", EngineFailure::missingDriver,
            "/nowhere/driver.so");
        row("a source that there is not", "DSN=nowhere", EngineFailure::missingDriver, "data sources:");
        row("a host that there is not", "Driver=" QUERYMEND_PSQLODBC ";Servername=nowhere.invalid;Database=x",
            EngineFailure::unreachable, "nowhere.invalid");
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, connection);
        QFETCH(int, failure);
        QFETCH(QByteArray, message);
        const auto session = openContained(odbcTarget(connection.toStdString()), settings());
        QVERIFY(!session.ok());
        QCOMPARE(int(session.error().failure), failure);
        QVERIFY2(session.error().message.find(message.toStdString()) != std::string::npos,
                 session.error().message.c_str());
    }

private:
    static constexpr auto runningReaders =
        "SELECT count(*) FROM pg_stat_activity WHERE usename = 'reader' AND state = 'active'";

    static HostSettings settings()
    {
        HostSettings made;
        made.program = QUERYMEND_PROGRAM;
        made.memory = QUERYMEND_HOST_MEMORY;
        return made;
    }

    [[nodiscard]] silence::Opener opener() const
    {
        const ConnectionTarget target = odbcTarget("Driver=" QUERYMEND_PSQLODBC ";Servername=127.0.0.1;Port="
                                                   + std::to_string(m_relay->port()) + ";Database=shop;UID=reader");
        return [target] { return openContained(target, settings()); };
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<SilentRelay> m_relay;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OdbcHostedTest)

#include "tst_odbchosted.moc"
