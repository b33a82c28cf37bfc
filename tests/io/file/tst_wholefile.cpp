#include "file/wholefile.h"

#include "support/fifo.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace querymend;

/// A file is either written completely or left unchanged, and only regular files are ever replaced.
class WholeFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); } // as the programs do
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFileIsMadeOrReplaced_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::addColumn<bool>("isForOwner");
        QTest::addColumn<int>("rights");
        QTest::newRow("a new one has the rights that the user has set") << false << false << 0644;
        QTest::newRow("a new one for its owner alone") << false << true << 0600;
        QTest::newRow("an old one keeps its rights") << true << false << 0640;
        QTest::newRow("an old one becomes its owner's alone") << true << true << 0600;
    }

    void aFileIsMadeOrReplaced()
    {
        QFETCH(bool, isThere);
        QFETCH(bool, isForOwner);
        QFETCH(int, rights);
        const QString path = inFolder("x");
        if (isThere)
            put(path, "a longer text that was there", 0640);
        const mode_t before = ::umask(022);
        const auto problem = writeWholeFile(path, "new", isForOwner ? FileReaders::ownerAlone : FileReaders::usual);
        ::umask(before);
        QVERIFY2(!problem, qPrintable(problem.value_or(QString())));
        QCOMPARE(contentOf(path), QByteArray("new"));
        QCOMPARE(int(statOf(path).st_mode & 0777), rights);
        QCOMPARE(filesInFolder(), QStringList{QStringLiteral("x")});
    }

    void aFileStaysAsItWasUntilItIsCommitted()
    {
        const QString path = inFolder("x");
        put(path, "old", 0600);
        {
            WholeFile file(path);
            QVERIFY(file.open() && file.write("new"));
            QCOMPARE(contentOf(path), QByteArray("old"));
        }
        QCOMPARE(contentOf(path), QByteArray("old"));
        QCOMPARE(filesInFolder(), QStringList{QStringLiteral("x")});
    }

    void aLinkStaysALink()
    {
        put(inFolder("real"), "old", 0600);
        QVERIFY(QFile::link(QStringLiteral("real"), inFolder("link")));
        QCOMPARE(writeWholeFile(inFolder("link"), "new"), std::nullopt);
        QVERIFY(QFileInfo(inFolder("link")).isSymLink());
        QCOMPARE(contentOf(inFolder("real")), QByteArray("new"));
    }

    void aFifoIsWrittenTo_data()
    {
        QTest::addColumn<bool>("isLink");
        QTest::newRow("by its name") << false;
        QTest::newRow("by a link") << true;
    }

    void aFifoIsWrittenTo()
    {
        QFETCH(bool, isLink);
        FifoReader reader(inFolder("pipe"));
        QVERIFY(reader.ok() && QFile::link(QStringLiteral("pipe"), inFolder("link")));
        const QByteArray bytes = QByteArray("0123456789abcde\n").repeated(1 << 16); // more than a pipe's buffer holds
        const auto problem = writeWholeFile(inFolder(isLink ? "link" : "pipe"), bytes.toStdString());
        QVERIFY2(!problem, qPrintable(problem.value_or(QString())));
        QVERIFY(S_ISFIFO(statOf(inFolder("pipe")).st_mode));
        QVERIFY(reader.take() == bytes);
        QCOMPARE(filesInFolder(), (QStringList{QStringLiteral("link"), QStringLiteral("pipe")}));
    }

    void aDeviceIsWrittenTo()
    {
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
        if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
            QSKIP("there are no terminals here");
        const QString path = QString::fromLocal8Bit(::ptsname(terminal));
        const auto problem = writeWholeFile(path, "new\n", FileReaders::ownerAlone);
        QVERIFY2(!problem, qPrintable(problem.value_or(QString())));
        QVERIFY(S_ISCHR(statOf(path).st_mode));
        QByteArray read(16, '\0');
        read.resize(std::max<ssize_t>(::read(terminal, read.data(), 16), 0));
        ::close(terminal);
        QCOMPARE(read, QByteArray("new\r\n"));
    }

    void whatCannotBeWrittenIsToldAndStays_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a folder") << QStringLiteral("folder") << QStringLiteral("directory");
        QTest::newRow("a FIFO that no program reads") << QStringLiteral("pipe") << QStringLiteral("no program reads");
        QTest::newRow("a folder that is not there") << QStringLiteral("no/x") << QStringLiteral("No such file");
        QTest::newRow("a path below a file") << QStringLiteral("file/x") << QStringLiteral("Not a directory");
    }

    void whatCannotBeWrittenIsToldAndStays()
    {
        QFETCH(QString, path);
        QFETCH(QString, reason);
        put(inFolder("file"), "old", 0600);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
        QCOMPARE(::mkfifo(QFile::encodeName(inFolder("pipe")).constData(), 0600), 0);
        const auto problem = writeWholeFile(m_folder->filePath(path), "new");
        QVERIFY(problem);
        QVERIFY2(problem->contains(reason), qPrintable(*problem));
        QCOMPARE(filesInFolder(),
                 (QStringList{QStringLiteral("file"), QStringLiteral("folder"), QStringLiteral("pipe")}));
        QCOMPARE(contentOf(inFolder("file")), QByteArray("old"));
        QVERIFY(S_ISFIFO(statOf(inFolder("pipe")).st_mode));
    }

    void aReaderThatGoesAwayIsTold()
    {
        const QString path = inFolder("pipe");
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        const int reader = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK);
        WholeFile file(path);
        QVERIFY(reader >= 0 && file.open());
        ::close(reader);
        QVERIFY(!file.write("new"));
        QVERIFY2(file.reason().contains(QStringLiteral("Broken pipe")), qPrintable(file.reason()));
    }

private:
    [[nodiscard]] QString inFolder(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    [[nodiscard]] QStringList filesInFolder() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }

    static void put(const QString& path, const QByteArray& content, mode_t rights)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        QCOMPARE(::chmod(QFile::encodeName(path).constData(), rights), 0);
    }

    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static struct stat statOf(const QString& path)
    {
        struct stat found {};
        ::stat(QFile::encodeName(path).constData(), &found);
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(WholeFileTest)
#include "tst_wholefile.moc"
