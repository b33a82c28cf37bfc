// Failures around a PostgreSQL server that is reached by ODBC: each is a clear error, and the program continues.

#include "lostsession.h"
#include "postgresbackend.h"
#include "provokederror.h"
#include "support/odbcdrivers.h"

#include <QDir>
#include <QTest>

#include <thread>

namespace querymend {

namespace {

const Limits patient{std::chrono::minutes(1)};

} // namespace

class OdbcFailuresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>(PostgresServer::Reach::loopbackToo);
        QVERIFY(m_server->ok());
        const std::string problem = m_server->asOwner("CREATE ROLE reader LOGIN PASSWORD 'right'");
        QVERIFY2(problem.empty(), problem.c_str());
        QFile rules(m_server->dataFolder() + QStringLiteral("/pg_hba.conf"));
        QVERIFY(rules.open(QIODevice::WriteOnly | QIODevice::Truncate));
        rules.write("local all all trust\nhostssl all sealed 127.0.0.1/32 trust\nhostnossl all sealed 127.0.0.1/32 "
                    "reject\nhost all all 127.0.0.1/32 scram-sha-256\n");
        rules.close();
        QCOMPARE(m_server->asOwner("SELECT pg_reload_conf()"), std::string("t\n"));
    }

    void cleanupTestCase() { m_server.reset(); }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("changed");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& changed, const char* message) {
            QTest::newRow(name) << changed << QByteArray(message);
        };
        row("a wrong password", "PWD=wrong", "password authentication failed for user \"reader\"");
        row("no password", "PWD=", "password");
        row("a user that there is not", "UID=nobody", "password authentication failed for user \"nobody\"");
        row("a database that there is not", "Database=nowhere", "database \"nowhere\" does not exist");
        row("a host that there is not", "Servername=nowhere.invalid", "nowhere.invalid");
        row("a port on which nobody listens", "Port=" + QByteArray::number(m_nobody.number()), "Connection refused");
        row("encryption that the server does not have", "SSLmode=require", "SSL");
        row("encryption that the server wants", "UID=sealed", "no encryption");
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, changed);
        QFETCH(QByteArray, message);
        const auto session = openSession(loopbackTarget(changed.toStdString()));
        QVERIFY(!session.ok());
        const EngineError& error = session.error();
        QCOMPARE(error.failure, EngineFailure::unreachable);
        QVERIFY2(error.message.find(message.toStdString()) != std::string::npos, error.message.c_str());
        QVERIFY2(error.message.find("wrong") == std::string::npos, "the password is told");
        const auto good = openSession(loopbackTarget({}));
        QVERIFY2(good.ok(), good ? "" : good.error().message.c_str());
    }

    void aServerProcessThatEndsInMidQueryIsALostConnection_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::newRow("ended by somebody") << QByteArray("pg_terminate_backend");
        QTest::newRow("killed") << QByteArray("SIGKILL");
    }

    void aServerProcessThatEndsInMidQueryIsALostConnection()
    {
        QFETCH(QByteArray, how);
        auto session = open();
        QVERIFY(session);
        const std::int64_t process = backendOf(*session);
        QVERIFY(process > 0);
        const std::shared_ptr<Canceller> canceller = session->canceller();
        Judgement judgement;
        std::thread asking([&] { judgement = judged(*session, "SELECT pg_sleep(50)", patient); });
        const std::string sleeping = "SELECT wait_event FROM pg_stat_activity WHERE pid = " + std::to_string(process);
        // Waits until it runs; the time limit of the test ends this if it never does.
        while (m_server->asOwner(sleeping) != "PgSleep\n") {
        }
        if (how == "SIGKILL")
            QCOMPARE(::kill(static_cast<pid_t>(process), SIGKILL), 0);
        else
            QVERIFY(endBackend(*m_server, process));
        asking.join();
        QVERIFY2(judgement.shown == "connection_lost", (judgement.shown + ": " + judgement.message).c_str());
        QVERIFY(!judgement.message.empty());
        QCOMPARE(judged(*session, "SELECT 1", {}).shown, std::string("connection_lost"));
        canceller->cancel();
        expectANewSessionWorks();
    }

    void aServerThatRestartsBetweenTwoStatementsIsALostConnection()
    {
        const auto session = open();
        QVERIFY(session);
        const auto cursor = session->run("SELECT i FROM generate_series(1, 1000000) AS i", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(10).ok());
        QVERIFY(m_server->restart());
        expectLost(*session, *cursor.value(), 1'000'000);
        expectANewSessionWorks();
    }

    void aFullDiskForTemporaryFilesIsToldAndTheSessionGoesOn()
    {
        if (!mayMountSmallDisk())
            QSKIP("this user may not mount a disk here");
        QVERIFY(m_server->restartWithSmallDisk("reader"));
        const auto session = open();
        QVERIFY(session);
        const std::string difference =
            judged(*session, "SELECT i FROM generate_series(1, 1000000) AS i ORDER BY md5(i::text)", patient)
                .differenceFrom("memory_limit");
        QVERIFY2(difference.empty(), difference.c_str());
        QCOMPARE(judged(*session, "SELECT 1", {}).shown, std::string("nothing is wrong"));
    }

private:
    /// Connects by the port. `changed` comes last, because the driver uses the last value of a key.
    [[nodiscard]] ConnectionTarget loopbackTarget(const std::string& changed) const
    {
        return odbcTarget("Driver=" QUERYMEND_PSQLODBC ";Servername=127.0.0.1;Port=" + std::to_string(m_server->port())
                          + ";Database=shop;UID=reader;PWD=right;SSLmode=disable;" + changed);
    }

    /// Connects by the socket. Null if it cannot be opened.
    [[nodiscard]] std::unique_ptr<Session> open() const
    {
        ConnectionTarget target = odbcTarget(*m_server, "reader");
        target.database += ";Port=" + std::to_string(m_server->port());
        auto session = openSession(target);
        return session ? std::move(session).value() : nullptr;
    }

    void expectANewSessionWorks() const
    {
        // After a killed process the server drops all connections and restarts.
        std::unique_ptr<Session> session;
        constexpr int tries = 10000;
        for (int i = 0; i < tries && !session; ++i)
            session = open();
        QVERIFY(session);
        QCOMPARE(judged(*session, "SELECT 1", {}).shown, std::string("nothing is wrong"));
    }

    std::unique_ptr<PostgresServer> m_server;
    ReservedPort m_nobody;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OdbcFailuresTest)

#include "tst_odbcfailures.moc"
