// Failures around a PostgreSQL server: each is a clear error, and the program continues.

#include "lostsession.h"
#include "postgresbackend.h"
#include "provokederror.h"

#include <QTest>

#include <thread>

namespace querymend {

namespace {

const Limits patient{std::chrono::minutes(1)};

std::string stateOf(const PostgresServer& server, std::int64_t process)
{
    return server.asOwner("SELECT state || ' ' || left(query, 5) FROM pg_stat_activity WHERE pid = "
                          + std::to_string(process));
}

} // namespace

class PostgresFailuresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>(PostgresServer::Reach::loopbackToo);
        QVERIFY(m_server->ok());
        const std::string problem = m_server->asOwner("CREATE ROLE reader LOGIN PASSWORD 'right';"
                                                      "GRANT pg_signal_backend TO reader;");
        QVERIFY2(problem.empty(), problem.c_str());
        QFile rules(m_server->dataFolder() + QStringLiteral("/pg_hba.conf"));
        QVERIFY(rules.open(QIODevice::WriteOnly | QIODevice::Truncate));
        rules.write("local all all trust\nhost all banned 127.0.0.1/32 reject\nhostnossl all sealed 127.0.0.1/32 "
                    "reject\nhost all all 127.0.0.1/32 scram-sha-256\n");
        rules.close();
        QCOMPARE(m_server->asOwner("SELECT pg_reload_conf()"), std::string("t\n"));
    }

    void cleanupTestCase() { m_server.reset(); }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("changed");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* changed, const char* value, const char* message) {
            QTest::newRow(name) << QByteArray(changed) << QByteArray(value) << QByteArray(message);
        };
        row("a wrong password", "password", "wrong", "password authentication failed for user \"reader\"");
        row("no password", "password", "", "no password supplied");
        row("a user that there is not", "user", "nobody", "password authentication failed for user \"nobody\"");
        row("a user that is not let in", "user", "banned", "pg_hba.conf");
        row("a user that is let in with encryption alone", "user", "sealed", "no encryption");
        row("a database that there is not", "database", "nowhere", "database \"nowhere\" does not exist");
        row("a host that there is not", "host", "nowhere.invalid", "nowhere.invalid");
        row("a port on which nobody listens", "port", "", "Connection refused");
        row("encryption that the server does not have", "sslmode", "require", "SSL");
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, changed);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, message);
        const ReservedPort nobody;
        ConnectionTarget target = goodTarget();
        const std::string text = value.toStdString();
        if (changed == "password")
            target.password = value.isEmpty() ? std::nullopt : std::optional(Secret(text));
        else if (changed == "user")
            target.user = text;
        else if (changed == "database")
            target.database = text;
        else if (changed == "port")
            target.port = nobody.number();
        else if (changed == "host")
            target.options.erase("hostaddr"), target.host = text;
        else
            target.options[changed.toStdString()] = text;
        expectUnreachable(target, message);
        QVERIFY2(openSession(goodTarget()).ok(), "the next connection cannot be opened");
    }

    void aCertificateThatNobodyTrustsIsRefused()
    {
        const QString made = makeCertificate(QStringLiteral("server"));
        const QString other = makeCertificate(QStringLiteral("other"));
        QVERIFY(!made.isEmpty() && !other.isEmpty());
        QVERIFY(m_server->asOwner("ALTER SYSTEM SET ssl_cert_file = '" + made.toStdString() + ".crt'").empty());
        QVERIFY(m_server->asOwner("ALTER SYSTEM SET ssl_key_file = '" + made.toStdString() + ".key'").empty());
        QVERIFY(m_server->asOwner("ALTER SYSTEM SET ssl = on").empty());
        QVERIFY(m_server->restart());
        ConnectionTarget target = goodTarget();
        target.options["sslmode"] = "verify-full";
        target.options["sslrootcert"] = other.toStdString() + ".crt";
        expectUnreachable(target, "certificate verify failed");
        target.options["sslrootcert"] = "/nowhere/root.crt";
        expectUnreachable(target, "root certificate file \"/nowhere/root.crt\" does not exist");
        target.options["sslrootcert"] = made.toStdString() + ".crt";
        const auto session = openSession(target);
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        target.host = "elsewhere.example";
        expectUnreachable(target, "does not match host name");
        target = goodTarget();
        target.options["sslmode"] = "disable";
        QVERIFY(openSession(target).ok());
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
        auto session = m_server->open("reader");
        QVERIFY(session);
        const std::int64_t process = backendOf(*session);
        QVERIFY(process > 0);
        const std::shared_ptr<Canceller> canceller = session->canceller();
        Judgement judgement;
        std::thread asking([&] { judgement = judged(*session, "SELECT pg_sleep(50)", patient); });
        // Waits until it runs; the time limit of the test ends this if it never does.
        while (stateOf(*m_server, process).find("active FETCH") != 0) {
        }
        if (how == "SIGKILL")
            QCOMPARE(::kill(static_cast<pid_t>(process), SIGKILL), 0);
        else
            QVERIFY(endBackend(*m_server, process));
        asking.join();
        QVERIFY2(judgement.shown == "connection_lost", judgement.shown.c_str());
        QVERIFY(!judgement.message.empty());
        QCOMPARE(judged(*session, "SELECT 1", {}).shown, std::string("connection_lost"));
        canceller->cancel();
        expectANewSessionWorks();
    }

    void aServerThatRestartsBetweenTwoStatementsIsALostConnection()
    {
        const auto session = m_server->open("reader");
        QVERIFY(session);
        const auto cursor = session->run("SELECT i FROM generate_series(1, 1000000) AS i", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(10).ok());
        QVERIFY(m_server->restart());
        expectLost(*session, *cursor.value(), 10);
        expectANewSessionWorks();
    }

    void aServerThatIsFullTurnsTheNextOneAway()
    {
        QVERIFY(m_server->asOwner("ALTER ROLE reader CONNECTION LIMIT 1").empty());
        {
            auto first = m_server->open("reader");
            QTRY_VERIFY(first || (first = m_server->open("reader"))); // the server may still be ending an earlier one
            expectUnreachable(goodTarget(), "too many connections for role \"reader\"");
            QCOMPARE(judged(*first, "SELECT 1", {}).shown, std::string("nothing is wrong"));
        }
        QVERIFY(m_server->asOwner("ALTER ROLE reader CONNECTION LIMIT -1").empty());
        expectANewSessionWorks();
    }

    void aFullDiskForTemporaryFilesIsToldAndTheSessionGoesOn()
    {
        if (!mayMountSmallDisk())
            QSKIP("this user may not mount a disk here");
        QVERIFY(m_server->restartWithSmallDisk("reader"));
        const auto session = m_server->open("reader");
        QVERIFY(session);
        const std::string difference =
            judged(*session, "SELECT i FROM generate_series(1, 1000000) AS i ORDER BY md5(i::text)", patient)
                .differenceFrom("memory_limit");
        QVERIFY2(difference.empty(), difference.c_str());
        QCOMPARE(judged(*session, "SELECT 1", {}).shown, std::string("nothing is wrong"));
    }

private:
    [[nodiscard]] ConnectionTarget goodTarget() const
    {
        ConnectionTarget target = m_server->loopbackTarget("reader");
        target.password = Secret("right");
        return target;
    }

    static void expectUnreachable(const ConnectionTarget& target, const QByteArray& message)
    {
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        const EngineError& error = session.error();
        QCOMPARE(error.failure, EngineFailure::unreachable);
        QVERIFY2(error.message.find(message.toStdString()) != std::string::npos, error.message.c_str());
        QVERIFY2(error.message.find("right") == std::string::npos, "the password is told");
    }

    void expectANewSessionWorks() const
    {
        // After a killed process the server drops all connections and restarts.
        std::unique_ptr<Session> session;
        constexpr int tries = 10000;
        for (int i = 0; i < tries && !session; ++i)
            session = m_server->open("reader");
        QVERIFY(session);
        QCOMPARE(judged(*session, "SELECT 1", {}).shown, std::string("nothing is wrong"));
    }

    /// The path of a new key and its certificate, without extensions.
    [[nodiscard]] QString makeCertificate(const QString& name) const
    {
        const QString path = m_server->folder() + QLatin1Char('/') + name;
        const int made = QProcess::execute(
            QStringLiteral("openssl"),
            {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"), QStringLiteral("ec"),
             QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes"),
             QStringLiteral("-batch"), QStringLiteral("-subj"), QStringLiteral("/CN=localhost"),
             QStringLiteral("-keyout"), path + QStringLiteral(".key"), QStringLiteral("-out"),
             path + QStringLiteral(".crt")});
        const bool handedOver = !PostgresServer::isRoot()
            || QProcess::execute(QStringLiteral("chown"), {QStringLiteral("postgres"), path + QStringLiteral(".key")})
                == 0;
        return made == 0 && handedOver ? path : QString();
    }

    std::unique_ptr<PostgresServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresFailuresTest)

#include "tst_postgresfailures.moc"
