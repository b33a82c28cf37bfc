#include "folder/folderlisting.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace querymend;

namespace {

QString wordOf(FolderEntryKind kind)
{
    switch (kind) {
    case FolderEntryKind::folder:
        return QStringLiteral("folder");
    case FolderEntryKind::sql:
        return QStringLiteral("sql");
    case FolderEntryKind::examples:
        return QStringLiteral("examples");
    case FolderEntryKind::glossary:
        return QStringLiteral("glossary");
    case FolderEntryKind::connections:
        return QStringLiteral("connections");
    }
    return {};
}

/// `name:kind` of each entry, in order.
QString described(const FolderListing& listing)
{
    QStringList entries;
    for (const FolderEntry& entry : listing.entries)
        entries.append(entry.name + u':' + wordOf(entry.kind));
    return entries.join(u' ');
}

} // namespace

/// What of a folder is read, and how far.
class FolderListingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void listsWhatTheProgramReads()
    {
        for (const char* const name : {"b10.sql", "b2.SQL", "a.txt", "glossary.txt", "Sales Glossary.txt", "README.md"})
            write(name, "SELECT 1");
        write("dev.json", "[{\"question\": \"How many?\", \"SQL\": \"SELECT 1\"}]");
        makeFolders({"reports", ".git", "Archive"});
        write(".hidden.sql", "SELECT 1");
        QCOMPARE(described(list()),
                 QStringLiteral("Archive:folder reports:folder b2.SQL:sql b10.sql:sql dev.json:examples "
                                "glossary.txt:glossary Sales Glossary.txt:glossary"));
    }

    void contentSaysWhatJsonIs_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char* title, const QByteArray& content, const char* kind) {
            QTest::newRow(title) << content << QString::fromLatin1(kind);
        };
        row("pairs as in BIRD", "[{\"db_id\": \"shop\", \"question\": \"?\", \"SQL\": \"SELECT 1\"}]", "examples");
        row("one object on each line", "{\"question\": \"?\", \"query\": \"SELECT 1\"}\n", "examples");
        row("pairs in Latin-1", "[{\"question\": \"Qu\xE9?\", \"SQL\": \"SELECT 1\"}]", "examples");
        row("connections", "{\"format\": \"querymend-connections\", \"version\": 1}", "connections");
        row("exported settings", "{\"format\": \"querymend-settings\", \"version\": 1}", "connections");
        row("presets, which are not taken from others", "{\"format\": \"querymend-presets\", \"version\": 1}", "");
        row("something of another program", "{\"name\": \"web\", \"scripts\": {}}", "");
        row("pairs in UTF-16, which cannot be read", QByteArray("\xFF\xFE[\0{\0\"\0q\0", 10), "");
        row("bytes", "\xFF\xFE\x00\x01", "");
        row("nothing", "", "");
    }

    void contentSaysWhatJsonIs()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const QString, kind);
        write("a.json", content);
        write("b.jsonl", content);
        QCOMPARE(described(list()), kind.isEmpty() ? QString() : QStringLiteral("a.json:%1 b.jsonl:%1").arg(kind));
    }

    void saysWhatIsWrongWithTheFolder()
    {
        write("file.sql", "SELECT 1");
        QVERIFY(listFolder(path("none"), {}).error() == FolderProblem::missing);
        QVERIFY(listFolder(path("file.sql"), {}).error() == FolderProblem::missing);
        makeFolders({"locked"});
        QVERIFY(QFile::setPermissions(path("locked"), {}));
        const bool isForbidden = !QFileInfo(path("locked")).isReadable();
        const auto listed = listFolder(path("locked"), {});
        QVERIFY(QFile::setPermissions(path("locked"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        if (!isForbidden)
            QSKIP("this user may read everything");
        QVERIFY(listed.error() == FolderProblem::unreadable);
    }

    /// Opening a pipe would block.
    void leavesOutWhatIsNoFile()
    {
        QCOMPARE(::mkfifo(path("pipe.sql").toUtf8().constData(), 0600), 0);
        QCOMPARE(::mkfifo(path("pipe.json").toUtf8().constData(), 0600), 0);
        QVERIFY(QFile::link(path("pipe.sql"), path("to a pipe.sql")));
        QVERIFY(QFile::link(path("nowhere"), path("to nowhere.sql")));
        makeFolders({"folder.sql"});
        QCOMPARE(described(list()), QStringLiteral("folder.sql:folder"));
    }

    /// No path of this program could name it.
    void leavesOutNamesThatAreNotUtf8()
    {
        const QByteArray name = QFile::encodeName(m_folder->path()) + "/caf\xE9.sql";
        const int made = ::open(name.constData(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
        if (made < 0)
            QSKIP("this file system takes only UTF-8");
        ::close(made);
        write("good.sql", "SELECT 1");
        QCOMPARE(described(list()), QStringLiteral("good.sql:sql"));
        ::unlink(name.constData());
    }

    void followsLinksButNotInCircles()
    {
        makeFolders({"one", "two", "shared"});
        write("shared/all.sql", "SELECT 1");
        QVERIFY(QFile::link(path("shared"), path("one/shared")));
        QVERIFY(QFile::link(path("two"), path("one/two")));
        QVERIFY(QFile::link(path("one"), path("two/one")));
        QVERIFY(QFile::link(path("one"), path("one/itself")));
        QVERIFY(QFile::link(m_folder->path(), path("one/up")));
        const QString root = QFileInfo(m_folder->path()).canonicalFilePath();
        const auto one = listFolder(path("one"), {root});
        QVERIFY(one.ok());
        QCOMPARE(described(*one), QStringLiteral("shared:folder two:folder"));
        QCOMPARE(one->place, root + QStringLiteral("/one"));
        QCOMPARE(one->entries[1].place, root + QStringLiteral("/two"));
        const auto two = listFolder(path("one/two"), {root, one->place});
        QVERIFY(two.ok());
        QCOMPARE(described(*two), QString()); // from here, `one` is above
        QCOMPARE(described(*listFolder(path("one/shared"), {root, one->place})), QStringLiteral("all.sql:sql"));
    }

    /// What is changed there is changed elsewhere.
    void saysWhereLinksLead()
    {
        makeFolders({"real"});
        write("real/a.sql", "SELECT 1");
        QVERIFY(QFile::link(path("real"), path("folder")));
        QVERIFY(QFile::link(path("real/a.sql"), path("file.sql")));
        const FolderListing listing = list();
        QCOMPARE(described(listing), QStringLiteral("folder:folder real:folder file.sql:sql"));
        const QString root = QFileInfo(m_folder->path()).canonicalFilePath();
        QVERIFY(listing.entries[0].isLink && listing.entries[2].isLink && !listing.entries[1].isLink);
        QCOMPARE(listing.entries[0].place, root + QStringLiteral("/real"));
        QCOMPARE(listing.entries[2].place, root + QStringLiteral("/real/a.sql"));
    }

    void limitsAreKept_data()
    {
        QTest::addColumn<FolderLimits>("limits");
        QTest::addColumn<QString>("listed");
        QTest::addColumn<bool>("isCut");
        const QString all = QStringLiteral("sub:folder a.json:examples b.json:examples c.sql:sql");
        QTest::newRow("all of it fits") << FolderLimits{4, 2, 4} << all << false;
        QTest::newRow("the first are shown")
            << FolderLimits{4, 2, 2} << QStringLiteral("sub:folder a.json:examples") << true;
        QTest::newRow("no JSON is opened") << FolderLimits{4, 0, 4} << QStringLiteral("sub:folder c.sql:sql") << true;
        QTest::newRow("nothing is looked at") << FolderLimits{0, 2, 4} << QString() << true;
    }

    void limitsAreKept()
    {
        QFETCH(const FolderLimits, limits);
        QFETCH(const bool, isCut);
        makeFolders({"sub"});
        for (const char* const name : {"a.json", "b.json", "c.sql"})
            write(name, "[{\"question\": \"?\"}]");
        const auto listed = listFolder(m_folder->path(), {}, limits);
        QVERIFY(listed.ok());
        QTEST(described(*listed), "listed");
        QCOMPARE(listed->isCut, isCut);
    }

    void aHundredThousandFilesAreBounded()
    {
        const QByteArray base = QFile::encodeName(m_folder->path());
        constexpr int many = 100'001;
        for (int i = 0; i < many; ++i) {
            const QByteArray name = base + "/q" + QByteArray::number(i) + ".sql";
            const int made = ::open(name.constData(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
            QVERIFY(made >= 0);
            ::close(made);
        }
        const auto listed = listFolder(m_folder->path(), {});
        QVERIFY(listed.ok());
        QVERIFY(listed->isCut);
        QCOMPARE(listed->entries.size(), FolderLimits().shown);
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }

    void write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    void makeFolders(std::initializer_list<const char*> names) const
    {
        for (const char* const name : names)
            QVERIFY(QDir().mkpath(path(name)));
    }

    [[nodiscard]] FolderListing list() const
    {
        auto listed = listFolder(m_folder->path(), {});
        return listed ? std::move(listed).value() : FolderListing();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(FolderListingTest)
#include "tst_folderlisting.moc"
