// Runs stored on a server that is slow, goes away, or has a run that another program takes over.

#include "program.h"
#include "support/postgresserver.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QCryptographicHash>
#include <QtCore/QtEndian>

namespace querymend {

namespace {

constexpr auto wrongThenRight = R"({
    "name": "wrong-then-right", "title": "Wrong, then right", "shows": "a correction", "database": "shop",
    "question": "Which orders are there?",
    "replies": [{"level": "basic", "attempt": 1, "text": "SELECT a FROM orders"},
                {"level": "basic", "attempt": 2, "text": "SELECT id FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 2,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": ["unknown_column", null],
                            "hints": ["general"]}]}
})";

} // namespace

class StoreServerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        m_scenario = program::writeFile(m_folder.path(), "wrong-then-right.json", wrongThenRight);
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const program::Outcome made = program::run(runs({QStringLiteral("list")}));
        QVERIFY2(made.exitStatus == 0, made.err.constData());
    }
    void cleanupTestCase() { m_server.reset(); }

    /// The server goes away during a run and comes back once the program reports that it is waiting.
    void aRestartOfTheServerEndsNoRun()
    {
        QProcess ask;
        QByteArray said;
        {
            const Holder holder(*m_server);
            start(ask);
            QTRY_COMPARE(waiting(), std::string("1\n"));
            end();
        }
        QVERIFY(waitFor(ask, said, "trying again for a minute"));
        QVERIFY(m_server->restart());
        QVERIFY(ask.waitForFinished(60'000));
        said += ask.readAllStandardError();
        QVERIFY2(ask.exitStatus() == QProcess::NormalExit && ask.exitCode() == 0, said.constData());
        QVERIFY2(said.contains("the store is back") && !said.contains("Unable to free"), said.constData());
        const QByteArray told = ask.readAllStandardOutput();
        const QList<QJsonObject> events = program::objectsOf(told);
        QVERIFY2(!events.isEmpty(), said.constData());
        const QString run = events.first()[QLatin1String("run")].toString();
        const program::Outcome kept = program::run(runs({QStringLiteral("show"), run, QStringLiteral("--json")}));
        QCOMPARE(kept.out, told);
        QVERIFY(kept.out.contains("run_finished"));
    }

    /// The first interrupt only asks the run to end, which an unresponsive store can delay.
    void aSecondInterruptEndsAProgramThatWaits()
    {
        const Holder holder(*m_server);
        QProcess ask;
        start(ask);
        QTRY_COMPARE(waiting(), std::string("1\n"));
        const auto process = static_cast<pid_t>(ask.processId());
        ::kill(process, SIGINT);
        ::kill(process, SIGTERM); // two equal signals may be merged into one
        QVERIFY(ask.waitForFinished(60'000));
        QCOMPARE(ask.exitStatus(), QProcess::CrashExit);
        QCOMPARE(ask.exitCode(), SIGTERM);
    }

    void aRunIsTakenFromAProgramThatHasIt()
    {
        QProcess ask;
        start(ask);
        QVERIFY(ask.waitForFinished(60'000));
        const QList<QJsonObject> events = program::objectsOf(ask.readAllStandardOutput());
        QVERIFY2(!events.isEmpty(), ask.readAllStandardError().constData());
        const QString run = events.first()[QLatin1String("run")].toString();
        QCOMPARE(
            m_server->asOwner("DELETE FROM querymend_events WHERE seq > 3; UPDATE querymend_runs SET outcome = ''"),
            std::string());
        // Locks the run as a connection of the program would that the server has kept open.
        const std::unique_ptr<PGconn, void (*)(PGconn*)> holder(PQconnectdb(m_server->addressOf("shop").c_str()),
                                                                PQfinish);
        const QByteArray hash = QCryptographicHash::hash(run.toUtf8(), QCryptographicHash::Sha256);
        const std::string claim =
            "SELECT pg_advisory_lock(" + std::to_string(qFromBigEndian<quint64>(hash.constData()) >> 2U) + ")";
        PQclear(PQexec(holder.get(), claim.c_str()));
        const program::Outcome refused = program::run(runs({QStringLiteral("close"), run}));
        QCOMPARE(refused.exitStatus, 3);
        QVERIFY2(refused.err.contains("--force"), refused.err.constData());
        const program::Outcome taken = program::run(runs({QStringLiteral("close"), run, QStringLiteral("--force")}));
        QVERIFY2(taken.exitStatus == 0, taken.err.constData());
        QVERIFY(program::run(runs({QStringLiteral("show"), run, QStringLiteral("--json")})).out.contains("cancelled"));
        const program::Outcome misplaced = program::run(runs({QStringLiteral("list"), QStringLiteral("--force")}));
        QCOMPARE(misplaced.exitStatus, 2);
    }

private:
    /// Keeps all others from adding events while this object lives.
    class Holder {
    public:
        explicit Holder(const PostgresServer& server)
            : m_connection(PQconnectdb(server.addressOf("shop").c_str()), PQfinish)
        {
            PQclear(PQexec(m_connection.get(), "BEGIN; LOCK TABLE querymend_events IN ACCESS EXCLUSIVE MODE"));
        }

    private:
        std::unique_ptr<PGconn, void (*)(PGconn*)> m_connection;
    };

    [[nodiscard]] QString place() const
    {
        return QStringLiteral("postgresql:///shop?user=owner&host=") + m_server->folder();
    }
    [[nodiscard]] QStringList runs(const QStringList& words) const
    {
        return QStringList{QStringLiteral("runs")} + words + QStringList{QStringLiteral("--store"), place()};
    }
    void start(QProcess& ask) const
    {
        ask.start(QStringLiteral(QUERYMEND_PROGRAM),
                  QStringList{QStringLiteral("ask"), QStringLiteral("--db"),
                              QStringLiteral("sqlite://") + m_database.path(), QStringLiteral("--model"),
                              QStringLiteral("scenario:") + m_scenario, QStringLiteral("--json"),
                              QStringLiteral("--store"), place()});
    }
    [[nodiscard]] static bool waitFor(QProcess& process, QByteArray& said, const char* words)
    {
        process.setReadChannel(QProcess::StandardError);
        do
            said += process.readAllStandardError();
        while (!said.contains(words) && process.waitForReadyRead(60'000));
        return said.contains(words);
    }
    [[nodiscard]] std::string waiting() const
    {
        return m_server->asOwner("SELECT count(*) FROM pg_catalog.pg_locks WHERE NOT granted");
    }
    /// Stops the server and drops all connections.
    void end() const
    {
        QFile file(m_server->dataFolder() + QStringLiteral("/postmaster.pid"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        ::kill(file.readLine().trimmed().toInt(), SIGINT);
        QTRY_VERIFY(PQping(m_server->addressOf("postgres").c_str()) == PQPING_NO_RESPONSE);
    }

    SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QTemporaryDir m_folder;
    QString m_scenario;
    std::unique_ptr<PostgresServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::StoreServerTest)

#include "tst_storeserver.moc"
