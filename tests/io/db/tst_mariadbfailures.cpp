// Failures around a MariaDB server in use: each is a clear error, and the program continues.

#include "lostsession.h"
#include "provokederror.h"
#include "sessionpromises.h"
#include "support/mariadbserver.h"
#include "support/smalldisk.h"

#include <QDir>
#include <QTest>

#include <thread>

namespace querymend {

namespace {

const Limits patient{std::chrono::minutes(1)};

} // namespace

class MariadbFailuresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void cleanupTestCase() { m_server.reset(); }

    void aServerThatEndsInMidQueryIsALostConnection_data()
    {
        QTest::addColumn<bool>("isKilled");
        QTest::newRow("somebody ends the connection") << false;
        QTest::newRow("the server is killed") << true;
    }

    void aServerThatEndsInMidQueryIsALostConnection()
    {
        QFETCH(bool, isKilled);
        auto session = m_server->open("looker");
        QVERIFY(session);
        const std::shared_ptr<Canceller> canceller = session->canceller();
        Judgement judgement;
        std::thread asking([&] { judgement = judged(*session, "SELECT SLEEP(50) FROM customers", patient); });
        // Waits until it runs; the time limit of the test ends this if it never does.
        std::string running;
        while (running.empty())
            running = m_server->asOwner("SELECT ID FROM information_schema.PROCESSLIST WHERE USER = 'looker' AND "
                                        "STATE = 'User sleep'");
        if (isKilled)
            m_server->kill();
        else
            QCOMPARE(m_server->asOwner("KILL HARD CONNECTION " + running), std::string());
        asking.join();
        QVERIFY2(judgement.shown == "connection_lost", (judgement.shown + judgement.message).c_str());
        QVERIFY(!judgement.message.empty());
        QCOMPARE(judged(*session, "SELECT 1", {}).shown, std::string("connection_lost"));
        canceller->cancel();
        QVERIFY(!isKilled || m_server->restart());
        expectANewSessionWorks();
    }

    void aServerThatRestartsBetweenTwoStatementsIsALostConnection()
    {
        const auto session = m_server->open("looker");
        QVERIFY(session);
        const auto cursor = session->run("SELECT seq FROM seq_1_to_10000000", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(10).ok());
        QVERIFY(m_server->restart());
        expectLost(*session, *cursor.value(), 10'000'000);
        expectANewSessionWorks();
    }

    void aServerThatIsFullTurnsTheNextOneAway()
    {
        QCOMPARE(m_server->asOwner("ALTER USER looker WITH MAX_USER_CONNECTIONS 1"), std::string());
        const auto first = m_server->open("looker");
        QVERIFY(first);
        const auto second = openSession(m_server->target("looker"));
        QVERIFY(!second.ok());
        QCOMPARE(second.error().failure, EngineFailure::unreachable);
        QVERIFY2(second.error().message.find("max_user_connections") != std::string::npos,
                 second.error().message.c_str());
        QCOMPARE(judged(*first, "SELECT 1", {}).shown, std::string("nothing is wrong"));
        QCOMPARE(m_server->asOwner("ALTER USER looker WITH MAX_USER_CONNECTIONS 0"), std::string());
    }

    /// Must be the last test: it leaves the server with a small disk.
    void aFullDiskForTemporaryFilesIsToldAndTheSessionGoesOn()
    {
        if (!mayMountSmallDisk())
            QSKIP("this user may not mount a disk here");
        const QString disk = m_server->folder() + QStringLiteral("/small");
        QVERIFY(QDir().mkpath(disk));
        QVERIFY(m_server->restart({QStringLiteral("--tmpdir=") + disk, QStringLiteral("--sort-buffer-size=32K"),
                                   QStringLiteral("--max-sort-length=8M")},
                                  smallDiskLauncher(disk)));
        const auto session = m_server->open("looker");
        QVERIFY(session);
        const Judgement judgement = judged(*session, "SELECT seq FROM seq_1_to_1000000 ORDER BY MD5(seq)", patient);
        QVERIFY2(judgement.shown == "memory_limit", (judgement.shown + ": " + judgement.message).c_str());
        QCOMPARE(judged(*session, "SELECT 1", {}).shown, std::string("nothing is wrong"));
    }

private:
    void expectANewSessionWorks() const
    {
        const auto session = m_server->open("looker");
        QVERIFY(session);
        QCOMPARE(judged(*session, "SELECT 1", {}).shown, std::string("nothing is wrong"));
    }

    std::unique_ptr<MariadbServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbFailuresTest)

#include "tst_mariadbfailures.moc"
