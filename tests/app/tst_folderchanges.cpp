#include "folder/folderchanges.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace querymend;

/// Creating, renaming and removing files of a folder.
class FolderChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(QDir::homePath() + QStringLiteral("/folder-XXXXXX")); }

    void newFilesGetASuffix_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("created");
        const auto row = [](const char* title, const char* name, const char* created) {
            QTest::newRow(title) << QString::fromUtf8(name) << QString::fromUtf8(created);
        };
        row("with none", "sales", "sales.sql");
        row("with that of SQL", "sales.SQL", "sales.SQL");
        row("with another one", "sales.v2", "sales.v2.sql");
        row("but not a glossary", "glossary.txt", "glossary.txt");
        row("with blanks around it", "  Продажи 1 ", "Продажи 1.sql");
    }

    void newFilesGetASuffix()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, created);
        const ChangedPath made = createTextFile(m_folder->path(), name);
        QVERIFY(made.ok());
        QCOMPARE(*made, m_folder->filePath(created));
        QCOMPARE(QFileInfo(*made).size(), 0);
    }

    void someNamesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<FolderChangeFailure>("failure");
        QTest::newRow("none") << QString() << FolderChangeFailure::invalidName;
        QTest::newRow("blanks") << QStringLiteral("  ") << FolderChangeFailure::invalidName;
        QTest::newRow("one in another folder") << QStringLiteral("../x.sql") << FolderChangeFailure::invalidName;
        QTest::newRow("the folder") << QStringLiteral(".") << FolderChangeFailure::invalidName;
        QTest::newRow("one that hides it") << QStringLiteral(".x.sql") << FolderChangeFailure::invalidName;
        QTest::newRow("one with a line break") << QStringLiteral("a\nb.sql") << FolderChangeFailure::invalidName;
        QTest::newRow("one that is taken") << QStringLiteral("taken.sql") << FolderChangeFailure::nameTaken;
        QTest::newRow("one of a link to nowhere") << QStringLiteral("link.sql") << FolderChangeFailure::nameTaken;
        QTest::newRow("one too long") << QString(300, u'x') + QStringLiteral(".sql") << FolderChangeFailure::refused;
    }

    void someNamesAreRefused()
    {
        QFETCH(const QString, name);
        QFETCH(const FolderChangeFailure, failure);
        write("taken.sql", "SELECT 'taken'");
        write("mine.sql", "SELECT 'mine'");
        QVERIFY(
            QFile::link(m_folder->filePath(QStringLiteral("nowhere")), m_folder->filePath(QStringLiteral("link.sql"))));
        const ChangedPath created = createTextFile(m_folder->path(), name);
        QVERIFY(!created.ok() && created.error().failure == failure);
        const ChangedPath renamed = renameInFolder(m_folder->filePath(QStringLiteral("mine.sql")), name);
        QVERIFY(!renamed.ok() && renamed.error().failure == failure);
        QCOMPARE(read("taken.sql"), QByteArray("SELECT 'taken'"));
        QCOMPARE(read("mine.sql"), QByteArray("SELECT 'mine'"));
    }

    void renamesFilesAndFolders()
    {
        write("a.sql", "SELECT 1");
        const ChangedPath file = renameInFolder(m_folder->filePath(QStringLiteral("a.sql")), QStringLiteral("b.sql"));
        QVERIFY(file.ok());
        QCOMPARE(*file, m_folder->filePath(QStringLiteral("b.sql")));
        QCOMPARE(read("b.sql"), QByteArray("SELECT 1"));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("old")));
        write("old/c.sql", "SELECT 2");
        QVERIFY(renameInFolder(m_folder->filePath(QStringLiteral("old")), QStringLiteral("new")).ok());
        QCOMPARE(read("new/c.sql"), QByteArray("SELECT 2"));
        QVERIFY(renameInFolder(*file, QStringLiteral("b.sql")).ok()); // as it is
        QVERIFY(!renameInFolder(m_folder->filePath(QStringLiteral("none.sql")), QStringLiteral("d.sql")).ok());
    }

    /// A disk that ignores capitals has one file for both names. So have these two links, but this disk refuses.
    void whetherANameGetsOtherCapitalsIsLeftToTheSystem()
    {
        write("a.sql", "SELECT 1");
        const QByteArray base = QFile::encodeName(m_folder->path());
        QCOMPARE(::link((base + "/a.sql").constData(), (base + "/A.sql").constData()), 0);
        write("b.sql", "SELECT 2");
        write("B.sql", "SELECT 3"); // another file
        const ChangedPath same = renameInFolder(m_folder->filePath(QStringLiteral("a.sql")), QStringLiteral("A.sql"));
        QVERIFY(same.ok() || same.error().failure == FolderChangeFailure::refused);
        const ChangedPath other = renameInFolder(m_folder->filePath(QStringLiteral("b.sql")), QStringLiteral("B.sql"));
        QVERIFY(!other.ok() && other.error().failure == FolderChangeFailure::nameTaken);
        QCOMPARE(read("A.sql"), QByteArray("SELECT 1"));
        QCOMPARE(read("b.sql"), QByteArray("SELECT 2"));
        QCOMPARE(read("B.sql"), QByteArray("SELECT 3"));
    }

    void whatIsInTheTrashIsNotLost()
    {
        write("a.sql", "SELECT 1");
        const QString path = m_folder->filePath(QStringLiteral("a.sql"));
        const ChangedPath moved = moveToTrash(path);
        QVERIFY2(moved.ok(), qPrintable(moved ? QString() : moved.error().reason));
        QVERIFY(!QFile::exists(path));
        QFile kept(*moved);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("SELECT 1"));
        kept.remove();
        QVERIFY(!moveToTrash(path).ok());
    }

private:
    void write(const char* name, const QByteArray& content) const
    {
        QFile file(m_folder->filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    [[nodiscard]] QByteArray read(const char* name) const
    {
        QFile file(m_folder->filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder; ///< in the home folder, as the trash
};

QTEST_GUILESS_MAIN(FolderChangesTest)
#include "tst_folderchanges.moc"
