#include "db/session/reconnectingsession.h"

#include "support/postgresserver.h"

#include <QTest>

namespace querymend {

namespace {

/// Loses its connection on every call, and counts the calls.
class LosingSession : public Session {
public:
    explicit LosingSession(int& asked) : m_asked(asked) {}

    const Dialect& dialect() const override { return dialectOf(DialectId::postgresql); }
    const DatabaseWarnings& warnings() const override { return m_warnings; }
    std::shared_ptr<Canceller> canceller() override { return nullptr; }
    Result<void, EngineError> prepare(std::string_view) override { return lost(); }
    Result<Plan, EngineError> explain(std::string_view, const Limits&) override { return lost(); }
    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view, const Limits&) override { return lost(); }
    Result<Snapshot, EngineError> readSchema(const SchemaRequest&) override { return lost(); }

private:
    Failure<EngineError> lost()
    {
        ++m_asked;
        return failed(EngineFailure::lost, "the line is dead");
    }

    int& m_asked;
    DatabaseWarnings m_warnings;
};

} // namespace

class ReconnectingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
    }

    void init()
    {
        m_isReachable = true;
        m_opened = 0;
        m_time = {};
        auto session = openReconnecting(
            [this]() -> Result<std::unique_ptr<Session>, EngineError> {
                ++m_opened;
                if (!m_isReachable)
                    return failed(EngineFailure::unreachable, "no route to the host");
                return openSession(m_server->target("owner"));
            },
            [this] { return m_time; });
        QVERIFY(session.ok());
        m_session = std::move(session).value();
    }

    void cleanup() { m_session.reset(); }
    void cleanupTestCase() { m_server.reset(); }

    void theStatementThatNoticedFailsAndTheNextOneConnects()
    {
        dropConnections();
        const auto lost = m_session->prepare("SELECT 1");
        QVERIFY(!lost.ok());
        QCOMPARE(lost.error().failure, EngineFailure::lost);
        QCOMPARE(m_opened, 1);
        QVERIFY(m_session->prepare("SELECT 1").ok());
        QCOMPARE(m_opened, 2);
    }

    /// Statements judged under other settings must not run.
    void aStatementThatWasReadByOtherSettingsIsNotRun()
    {
        QCOMPARE(m_server->asOwner("ALTER ROLE owner SET standard_conforming_strings = off"), std::string());
        dropConnections();
        QCOMPARE(failureOf("SELECT 1"), EngineFailure::lost);
        const auto judgedBefore = m_session->prepare("SELECT 1");
        QCOMPARE(m_server->asOwner("ALTER ROLE owner RESET standard_conforming_strings"), std::string());
        QVERIFY(!judgedBefore.ok());
        QCOMPARE(judgedBefore.error().failure, EngineFailure::lost);
        QVERIFY2(judgedBefore.error().message.find("settings have changed") != std::string::npos,
                 judgedBefore.error().message.c_str());
        QCOMPARE(m_opened, 2);
        QVERIFY(m_session->prepare("SELECT 1").ok());
        QCOMPARE(m_opened, 2);
    }

    void theStatementThatNoticedIsNeverRunTwice()
    {
        int asked = 0;
        const auto session = openReconnecting(
            [&asked]() -> Result<std::unique_ptr<Session>, EngineError> {
                return std::unique_ptr<Session>(std::make_unique<LosingSession>(asked));
            },
            [this] { return m_time; });
        QVERIFY(session.ok());
        QVERIFY(!session.value()->prepare("SELECT 1").ok());
        QCOMPARE(asked, 1);
        QVERIFY(!session.value()->explain("SELECT 1", {}).ok());
        QCOMPARE(asked, 2);
        QVERIFY(!session.value()->run("SELECT 1", {}).ok());
        QCOMPARE(asked, 3);
        QVERIFY(!session.value()->readSchema({}).ok());
        QCOMPARE(asked, 4);
    }

    void aLossBetweenTwoPagesIsNoticed()
    {
        const auto cursor = m_session->run("SELECT generate_series(1, 100000)", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(10).ok());
        dropConnections();
        const auto page = cursor.value()->fetch(10);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::lost);
        QVERIFY(m_session->prepare("SELECT 1").ok());
        QCOMPARE(m_opened, 2);
        QVERIFY(!cursor.value()->fetch(10).ok());
        QVERIFY2(m_session->prepare("SELECT 1").ok(), "the old result's end was taken for the new connection's");
        QCOMPARE(m_opened, 2);
    }

    void anOrdinaryMistakeIsNoLoss()
    {
        QVERIFY(!m_session->prepare("SELECT nothing").ok());
        QVERIFY(m_session->prepare("SELECT 1").ok());
        QCOMPARE(m_opened, 1);
    }

    void aServerThatCannotBeReachedIsLeftAloneForAWhile()
    {
        dropConnections();
        m_isReachable = false;
        QCOMPARE(failureOf("SELECT 1"), EngineFailure::lost);
        QCOMPARE(failureOf("SELECT 1"), EngineFailure::unreachable);
        QCOMPARE(failureOf("SELECT 1"), EngineFailure::unreachable);
        QCOMPARE(m_opened, 2);
        m_time += waitAfter(1);
        const auto again = m_session->prepare("SELECT 1");
        QVERIFY(!again.ok());
        QVERIFY2(again.error().message.find("no route to the host; the next attempt is in 500 ms") != std::string::npos,
                 again.error().message.c_str());
        QCOMPARE(m_opened, 3);
        m_isReachable = true;
        m_time += waitAfter(1);
        QCOMPARE(failureOf("SELECT 1"), EngineFailure::unreachable);
        QCOMPARE(m_opened, 3);
        m_time += waitAfter(2);
        QVERIFY(m_session->prepare("SELECT 1").ok());
        QCOMPARE(m_opened, 4);
    }

    void theWaitDoublesUpToHalfAMinute()
    {
        QCOMPARE(waitAfter(1).count(), 250);
        QCOMPARE(waitAfter(2).count(), 500);
        QCOMPARE(waitAfter(7).count(), 16000);
        QCOMPARE(waitAfter(8).count(), 30000);
        QCOMPARE(waitAfter(1000000).count(), 30000);
    }

    void theCancellerStopsWhatTheNewConnectionDoes()
    {
        const std::shared_ptr<Canceller> canceller = m_session->canceller();
        dropConnections();
        QCOMPARE(failureOf("SELECT 1"), EngineFailure::lost);
        const auto cursor =
            m_session->run("SELECT count(*) FROM generate_series(1, 100000000000)", Limits{std::chrono::minutes(5)});
        QVERIFY(cursor.ok());
        canceller->cancel();
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::cancelled);
        m_session.reset();
        canceller->cancel();
    }

private:
    /// Ends all of the program's connections.
    void dropConnections()
    {
        const std::string problem =
            m_server->answerOf("shop",
                               "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity "
                               "WHERE application_name = 'querymend'");
        QVERIFY2(problem.find("ERROR") == std::string::npos, problem.c_str());
    }

    EngineFailure failureOf(std::string_view statement)
    {
        const auto prepared = m_session->prepare(statement);
        return prepared ? EngineFailure::refused : prepared.error().failure;
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_session;
    std::chrono::steady_clock::time_point m_time;
    bool m_isReachable = true;
    int m_opened = 0;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ReconnectingTest)

#include "tst_reconnecting.moc"
