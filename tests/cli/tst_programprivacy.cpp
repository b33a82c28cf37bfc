// What other programs can see of a running command, and of the window: their words, their memory, their core dumps.

#include "program.h"
#include "support/modelserver.h"

#include <QTest>

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

#include <memory>

#include <sys/stat.h>
#include <unistd.h>

namespace {

QByteArray seenOf(const QProcess& process, const char* what)
{
    QFile file(QStringLiteral("/proc/%1/%2").arg(process.processId()).arg(QLatin1String(what)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The kernel gives the files of a process that is hidden to root, who may have another number in a container.
enum class Files { ours, ofRoot, notShown };

Files filesOf(const QProcess& process)
{
    struct stat found {};
    const QByteArray path = "/proc/" + QByteArray::number(process.processId()) + "/environ";
    if (::stat(path.constData(), &found) != 0)
        return Files::notShown;
    return found.st_uid == ::geteuid() ? Files::ours : Files::ofRoot;
}

} // namespace

class ProgramPrivacyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<querymend::ModelServer>();
        m_server->answerAnything({querymend::Hang{}}); // so that the programs wait for it
        for (const char* const name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"})
            qputenv(name, m_folder->path().toLocal8Bit());
    }

    void otherProgramsSeeNoPassword_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("words");
        const QString window =
            QFileInfo(QStringLiteral(QUERYMEND_PROGRAM)).path() + QStringLiteral("/querymend-window");
        QTest::newRow("of a command") << QStringLiteral(QUERYMEND_PROGRAM)
                                      << QStringList{QStringLiteral("check"), QStringLiteral("--db"), place(),
                                                     QStringLiteral("-")};
        QTest::newRow("of the window") << window << QStringList{QStringLiteral("--verbose"), place()};
    }

    void otherProgramsSeeNoPassword()
    {
        QFETCH(const QString, program);
        QFETCH(const QStringList, words);
        QStringList given = words;
        for (QString& word : given)
            word.replace(QStringLiteral("PORT"), QString::number(m_server->port()));
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(program, given);
        process.write("SELECT 1");
        process.closeWriteChannel();
        QTRY_VERIFY(m_server->acceptedConnections() > 0); // so the password was read
        if (process.state() == QProcess::Running && filesOf(process) == Files::notShown) {
            process.kill();
            QVERIFY(process.waitForFinished(60'000));
            QSKIP("/proc shows nothing of hidden processes here (hidepid)");
        }
        const QByteArray cmdline = seenOf(process, "cmdline");
        QVERIFY2(cmdline.contains("postgresql://ann:****@127.0.0.1:"), cmdline.constData());
        QVERIFY(!cmdline.contains("hush"));
        const QByteArray limits = seenOf(process, "limits");
        static const QRegularExpression none(QStringLiteral("Max core file size +0 "));
        QVERIFY2(none.match(QString::fromLatin1(limits)).hasMatch(), limits.constData());
        if (::geteuid() != 0) // else the files are root's anyway
            QTRY_COMPARE(filesOf(process), Files::ofRoot);
        process.kill();
        QVERIFY(process.waitForFinished(60'000));
    }

    void aWindowThatOnlyDrawsIsHiddenToo()
    {
        if (::geteuid() == 0)
            QSKIP("the files of every process are root's here");
        const QString run = m_folder->filePath(QStringLiteral("run")); // keeps it waiting
        QCOMPARE(::mkfifo(QFile::encodeName(run).constData(), S_IRUSR | S_IWUSR), 0);
        QProcess process;
        process.start(QFileInfo(QStringLiteral(QUERYMEND_PROGRAM)).path() + QStringLiteral("/querymend-window"),
                      {QStringLiteral("--draw-run"), QStringLiteral("png"), QStringLiteral("light"), run});
        QVERIFY(process.waitForStarted(60'000));
        QTRY_VERIFY(filesOf(process) != Files::ours);
        QCOMPARE(process.state(), QProcess::Running);
        process.kill();
        QVERIFY(process.waitForFinished(60'000));
    }

    /// They may have forbidden to send values.
    void aWindowWithBrokenSettingsSendsNoValues()
    {
        const QString folder = m_folder->filePath(QStringLiteral("querymend"));
        QVERIFY(QDir().mkpath(folder));
        const QString settings = folder + QStringLiteral("/settings.json");
        QFile broken(settings);
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
        broken.close();
        QProcess process;
        process.start(QFileInfo(QStringLiteral(QUERYMEND_PROGRAM)).path() + QStringLiteral("/querymend-window"), {});
        QTRY_VERIFY([&] {
            QFile file(settings);
            return file.open(QIODevice::ReadOnly) && file.readAll().contains("never");
        }());
        QCOMPARE(QDir(folder).entryList({QStringLiteral("settings.json.broken-*")}).size(), 1);
        process.kill();
        QVERIFY(process.waitForFinished(60'000));
    }

    void theWindowLogsWhatItDoes()
    {
        QProcess process;
        process.start(QFileInfo(QStringLiteral(QUERYMEND_PROGRAM)).path() + QStringLiteral("/querymend-window"),
                      {QStringLiteral("--verbose")});
        const auto log = [&] {
            QFile file(m_folder->filePath(QStringLiteral("querymend/log/querymend.log")));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QTRY_VERIFY(log().contains("querymend.program: begun"));
        QTRY_VERIFY(log().contains("querymend.db: connecting: done")); // of the sample database of a first start
        process.kill();
        QVERIFY(process.waitForFinished(60'000));
    }

private:
    static QString place() { return QStringLiteral("postgresql://ann:hush@127.0.0.1:PORT/shop"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<querymend::ModelServer> m_server;
};

QTEST_GUILESS_MAIN(ProgramPrivacyTest)
#include "tst_programprivacy.moc"
