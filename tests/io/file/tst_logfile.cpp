#include "file/logfile.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <thread>
#include <vector>

#include <sys/file.h>
#include <sys/stat.h>

using namespace querymend;

namespace {

constexpr auto writerArgument = "--writer";
constexpr int linesOfWriter = 8000;

/// Adds numbered lines, which together are more than one file holds.
int write(const QString& path, const QString& name)
{
    const LogFile log(path);
    for (int i = 0; i < linesOfWriter; ++i)
        log.add(QStringLiteral("%1 %2 ").arg(name).arg(i).toStdString() + std::string(300, 'x'));
    return 0;
}

} // namespace

/// A log keeps its last lines, whoever writes them, and disturbs nobody.
class LogFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void nothingIsMadeBeforeTheFirstLine()
    {
        const LogFile log(path());
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("state"))));
        log.add("one");
        log.add("two");
        QCOMPARE(contentOf(path()), QByteArray("one\ntwo\n"));
    }

    void onlyItsOwnerMayReadIt_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("a new one") << false;
        QTest::newRow("one that others could read") << true;
    }

    void onlyItsOwnerMayReadIt()
    {
        QFETCH(const bool, isThere);
        if (isThere) {
            QVERIFY(QDir().mkpath(QFileInfo(path()).path()));
            QFile file(path());
            QVERIFY(file.open(QIODevice::WriteOnly)
                    && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
        }
        LogFile(path()).add("a line");
        QCOMPARE(rightsOf(path()), 0600U);
        if (!isThere)
            QCOMPARE(rightsOf(QFileInfo(path()).path()), 0700U);
    }

    void aFullFileIsMovedAsideTwice()
    {
        const LogFile log(path());
        const std::string half(static_cast<std::size_t>(LogFile::fullSize) / 2 + 1, 'x');
        for (const char* const first : {"1", "2", "3", "4", "5"})
            log.add(first + half);
        QCOMPARE(files(),
                 (QStringList{QStringLiteral("querymend.log"), QStringLiteral("querymend.log.1"),
                              QStringLiteral("querymend.log.2")}));
        QCOMPARE(contentOf(path()).front(), '5');
        QCOMPARE(contentOf(path() + QStringLiteral(".1")).front(), '4');
        QCOMPARE(contentOf(path() + QStringLiteral(".2")).front(), '3');
    }

    void aFileThatCannotBeMovedStopsGrowing_data()
    {
        QTest::addColumn<bool>("isLocked");
        QTest::newRow("because it is locked") << true;
        QTest::newRow("because there is a folder in the place of the last one") << false;
    }

    void aFileThatCannotBeMovedStopsGrowing()
    {
        QFETCH(const bool, isLocked);
        const LogFile log(path());
        log.add("first");
        QFile full(path());
        QVERIFY(full.open(QIODevice::ReadOnly));
        if (isLocked) {
            QCOMPARE(::flock(full.handle(), LOCK_EX), 0);
        } else {
            QVERIFY(QDir().mkpath(path() + QStringLiteral(".1")));
            QVERIFY(QFile(path() + QStringLiteral(".2")).open(QIODevice::WriteOnly)); // which no folder replaces
        }
        const std::string third(static_cast<std::size_t>(LogFile::fullSize) / 3, 'x');
        for (int i = 0; i < 10; ++i)
            log.add(third);
        QVERIFY(QFileInfo(path()).size() > LogFile::fullSize);
        QVERIFY(QFileInfo(path()).size() <= 2 * LogFile::fullSize);
        QVERIFY(contentOf(path()).startsWith("first\n"));
    }

    void severalThreadsWriteWholeLines()
    {
        const LogFile log(path());
        std::vector<std::thread> threads;
        for (const char letter : {'a', 'b', 'c', 'd'}) {
            threads.emplace_back([&log, letter] {
                for (int i = 0; i < 500; ++i)
                    log.add(std::string(100, letter));
            });
        }
        for (std::thread& thread : threads)
            thread.join();
        const QList<QByteArray> lines = contentOf(path()).trimmed().split('\n');
        QCOMPARE(lines.size(), 2000);
        for (const QByteArray& line : lines)
            QCOMPARE(line, QByteArray(100, line.front()));
    }

    void twoProgramsShareIt()
    {
        std::vector<std::unique_ptr<QProcess>> writers;
        for (const char* const name : {"one", "other"}) {
            writers.push_back(std::make_unique<QProcess>());
            writers.back()->start(QCoreApplication::applicationFilePath(),
                                  {QStringLiteral("tst_logfile"), QString::fromLatin1(writerArgument), path(),
                                   QString::fromLatin1(name)});
        }
        for (const auto& writer : writers)
            QVERIFY(writer->waitForFinished(60'000) && writer->exitCode() == 0);
        QCOMPARE(files().size(), 3);
        QByteArray last;
        for (const QString& name : files()) {
            const QByteArray content = contentOf(folder() + QLatin1Char('/') + name);
            // While one program moves the files, which may take long on a busy machine, the other goes on writing.
            QVERIFY2(content.size() < 2 * LogFile::fullSize, qPrintable(name));
            for (const QByteArray& line : content.trimmed().split('\n'))
                QVERIFY2(line.endsWith(QByteArray(300, 'x')) && line.count(' ') == 2, line.constData());
            last += content;
        }
        const QByteArray end = QByteArray::number(linesOfWriter - 1) + ' ';
        QVERIFY(last.contains("one " + end) || last.contains("other " + end));
    }

    void whateverIsInItsPlaceDisturbsNobody_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("a folder") << QStringLiteral("folder");
        QTest::newRow("a pipe that nobody reads") << QStringLiteral("pipe");
        QTest::newRow("a link to another file") << QStringLiteral("link");
        QTest::newRow("a file where its folder should be") << QStringLiteral("file");
    }

    void whateverIsInItsPlaceDisturbsNobody()
    {
        QFETCH(const QString, what);
        const QString other = m_folder->filePath(QStringLiteral("other"));
        QVERIFY(QFile(other).open(QIODevice::WriteOnly));
        QVERIFY(QDir().mkpath(what == QStringLiteral("file") ? QFileInfo(folder()).path() : folder()));
        if (what == QStringLiteral("folder"))
            QVERIFY(QDir().mkpath(path()));
        if (what == QStringLiteral("pipe"))
            QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
        if (what == QStringLiteral("link"))
            QVERIFY(QFile::link(other, path()));
        if (what == QStringLiteral("file"))
            QVERIFY(QFile(folder()).open(QIODevice::WriteOnly));
        LogFile(path()).add("a line");
        QCOMPARE(QFileInfo(other).size(), 0);
    }

private:
    [[nodiscard]] QString folder() const { return m_folder->filePath(QStringLiteral("state/log")); }
    [[nodiscard]] QString path() const { return folder() + QStringLiteral("/querymend.log"); }
    [[nodiscard]] QStringList files() const { return QDir(folder()).entryList(QDir::Files, QDir::Name); }

    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static mode_t rightsOf(const QString& path)
    {
        struct stat found {};
        return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 0777U : 0;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QUERYMEND_TEST_MAIN(argc, argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1String(writerArgument))
        return write(words.value(2), words.value(3));
    LogFileTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_logfile.moc"
