// How the program ends before its work is done, and what it leaves behind.

#include "program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

namespace querymend {

namespace {

/// A demonstration that waits for a database which never comes back.
class Demo {
public:
    using Handler = void (*)(int);

    /// Puts its temporary files into `folder`.
    explicit Demo(const QString& folder, Handler onHangup = SIG_DFL)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("TMPDIR"), folder);
        m_process.setProcessEnvironment(environment);
        m_process.setChildProcessModifier([onHangup] { std::signal(SIGHUP, onHangup); }); // not the test's own
        m_process.start(QStringLiteral(QUERYMEND_PROGRAM),
                        {QStringLiteral("demo"), QStringLiteral("database-stays-away"), QStringLiteral("--json")});
    }

    [[nodiscard]] bool isWaiting()
    {
        while (!m_out.contains("wait_started") && m_process.waitForReadyRead(30'000))
            m_out += m_process.readAllStandardOutput();
        return m_out.contains("wait_started");
    }

    void send(int signal) { ::kill(static_cast<pid_t>(m_process.processId()), signal); }

    [[nodiscard]] bool ends() { return m_process.waitForFinished(60'000); }

    /// The outcome in its last JSON line, and its exit status.
    [[nodiscard]] QString outcome()
    {
        m_out += m_process.readAllStandardOutput();
        const QList<QJsonObject> events = program::objectsOf(m_out);
        return m_process.exitStatus() != QProcess::NormalExit || events.isEmpty()
            ? QStringLiteral("none")
            : QStringLiteral("%1, status %2")
                  .arg(events.last()[QLatin1String("outcome")].toString())
                  .arg(m_process.exitCode());
    }

private:
    QProcess m_process;
    QByteArray m_out;
};

/// The child processes of a process.
QStringList childrenOf(qint64 process)
{
    QByteArray all;
    const QString tasks = QStringLiteral("/proc/%1/task").arg(process);
    for (const QString& task : QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(QStringLiteral("%1/%2/children").arg(tasks, task));
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return QString::fromLatin1(all).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// A zombie counts as gone.
bool isGone(const QString& process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return true;
    const QByteArray stat = file.readAll();
    return stat.isEmpty() || stat.mid(stat.lastIndexOf(')') + 2, 1) == "Z";
}

} // namespace

class EndedProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aSignalCancelsARunAndLeavesACompleteRecord_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl-C") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP, as when the terminal is closed") << SIGHUP;
    }

    void aSignalCancelsARunAndLeavesACompleteRecord()
    {
        QFETCH(int, signal);
        Demo demo(m_folder->path());
        QVERIFY(demo.isWaiting());
        demo.send(signal);
        QVERIFY(demo.ends());
        QCOMPARE(demo.outcome(), QStringLiteral("cancelled, status 1"));
        QCOMPARE(left(), QStringList());
    }

    void aRunThatWasStartedToOutliveItsTerminalGoesOn()
    {
        Demo demo(m_folder->path(), SIG_IGN);
        QVERIFY(demo.isWaiting());
        demo.send(SIGHUP);
        QVERIFY(demo.ends());
        QCOMPARE(demo.outcome(), QStringLiteral("failed, status 3"));
    }

    void whatAKilledProgramLeftIsRemovedByTheNext()
    {
        {
            Demo demo(m_folder->path());
            QVERIFY(demo.isWaiting());
            QCOMPARE(left().size(), 1);
            demo.send(SIGKILL);
            QVERIFY(demo.ends());
        }
        QCOMPARE(left().size(), 1);
        Demo next(m_folder->path());
        QVERIFY(next.isWaiting());
        QCOMPARE(left().size(), 1);
        next.send(SIGTERM);
        QVERIFY(next.ends());
        QCOMPARE(left(), QStringList());
    }

    void theFolderOfAProgramThatRunsStays()
    {
        Demo first(m_folder->path());
        QVERIFY(first.isWaiting());
        const QStringList ofFirst = left();
        Demo second(m_folder->path());
        QVERIFY(second.isWaiting());
        second.send(SIGTERM);
        QVERIFY(second.ends());
        QCOMPARE(left(), ofFirst);
        first.send(SIGTERM);
        QVERIFY(first.ends());
        QCOMPARE(left(), QStringList());
    }

    void theHostOfAKilledProgramIsGoneToo()
    {
        const QString database = program::writeFile(m_folder->path(), "x.db", {}); // SQLite accepts an empty file
        QProcess process;
        process.start(QStringLiteral(QUERYMEND_PROGRAM),
                      {QStringLiteral("check"), QStringLiteral("--trial"), QStringLiteral("--db"),
                       QStringLiteral("sqlite://") + database});
        process.write("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
        process.closeWriteChannel();
        QStringList hosts;
        QTRY_VERIFY_WITH_TIMEOUT(!(hosts = childrenOf(process.processId())).isEmpty(), 30'000);
        process.kill();
        QVERIFY(process.waitForFinished(30'000));
        QTRY_VERIFY_WITH_TIMEOUT(isGone(hosts.first()), 30'000);
        QCOMPARE(left(), QStringList{QStringLiteral("x.db")});
    }

private:
    /// The content of the folder for temporary files.
    [[nodiscard]] QStringList left() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::EndedProgramTest)

#include "tst_endedprogram.moc"
