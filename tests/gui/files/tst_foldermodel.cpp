#include "common/theme.h"
#include "files/foldermodel.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

namespace {

/// A model on a folder of its own.
struct Shown {
    explicit Shown(const FolderLimits& limits = {}) : model(theme, limits)
    {
        tester.setUseFetchMore(false); // only what is expanded is to be read
    }

    QTemporaryDir folder;
    Theme theme;
    FolderModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QSignalSpy read{&model, &FolderModel::folderRead};
    QSignalSpy failed{&model, &FolderModel::failed};

    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] bool write(const QString& name, const QByteArray& content = "SELECT 1") const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }
    void open() { model.open(folder.path()); }
    [[nodiscard]] QModelIndex at(const QString& name) const { return model.indexOf(path(name)); }
    void expand(const QString& name) { model.fetchMore(at(name)); }

    /// The names of the rows as far as they were read; those below a folder in brackets.
    [[nodiscard]] QString names(const QModelIndex& parent = {}) const
    {
        QStringList all;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            const QString below = names(index);
            all.append(index.data().toString() + (below.isEmpty() ? QString() : u'(' + below + u')'));
        }
        return all.join(u' ');
    }
};

} // namespace

/// The tree of a folder, which follows what happens on the disk.
class FolderModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void foldersAreReadWhenTheyAreExpanded()
    {
        Shown shown;
        QVERIFY(shown.write(QStringLiteral("a.sql")) && shown.write(QStringLiteral("sub/b.sql")));
        shown.open();
        QTRY_COMPARE(shown.names(), QStringLiteral("sub a.sql"));
        const QModelIndex sub = shown.at(QStringLiteral("sub"));
        QVERIFY(shown.model.hasChildren(sub) && shown.model.canFetchMore(sub));
        shown.model.fetchMore(sub);
        QTRY_COMPARE(shown.names(), QStringLiteral("sub(b.sql) a.sql"));
        QVERIFY(!shown.model.canFetchMore(sub));
        QCOMPARE(shown.model.pathAt(shown.at(QStringLiteral("sub/b.sql"))), shown.path(QStringLiteral("sub/b.sql")));
        QVERIFY(shown.model.kindAt(sub) == FolderEntryKind::folder);
    }

    void rowsFollowTheDisk_data()
    {
        QTest::addColumn<QString>("created");
        QTest::addColumn<QString>("removed");
        QTest::addColumn<QString>("names");
        const auto row = [](const char* title, const char* created, const char* removed, const char* names) {
            QTest::newRow(title) << QString::fromLatin1(created) << QString::fromLatin1(removed)
                                 << QString::fromLatin1(names);
        };
        row("a file is created", "b1.sql", "", "sub(x.sql) a.sql b.sql b1.sql c.sql");
        row("a file is removed", "", "b.sql", "sub(x.sql) a.sql c.sql");
        row("one is replaced by another", "d.sql", "a.sql", "sub(x.sql) b.sql c.sql d.sql");
        row("several at once", "0.sql 1.sql z.sql", "a.sql c.sql", "sub(x.sql) 0.sql 1.sql b.sql z.sql");
        row("in an expanded folder", "sub/y.sql", "sub/x.sql", "sub(y.sql) a.sql b.sql c.sql");
        row("a folder is created", "new/x.sql", "", "new sub(x.sql) a.sql b.sql c.sql");
        row("all files are removed", "", "a.sql b.sql c.sql", "sub(x.sql)");
    }

    void rowsFollowTheDisk()
    {
        QFETCH(const QString, created);
        QFETCH(const QString, removed);
        QFETCH(const QString, names);
        Shown shown;
        for (const char* const name : {"a.sql", "b.sql", "c.sql", "sub/x.sql"})
            QVERIFY(shown.write(QString::fromLatin1(name)));
        shown.open();
        QTRY_VERIFY(!shown.read.isEmpty());
        shown.expand(QStringLiteral("sub"));
        QTRY_COMPARE(shown.names(), QStringLiteral("sub(x.sql) a.sql b.sql c.sql"));
        const QPersistentModelIndex kept = shown.at(QStringLiteral("sub"));
        for (const QString& name : created.split(u' ', Qt::SkipEmptyParts))
            QVERIFY(shown.write(name));
        for (const QString& name : removed.split(u' ', Qt::SkipEmptyParts))
            QVERIFY(QFile::remove(shown.path(name)));
        QTRY_COMPARE(shown.names(), names);
        QVERIFY(kept.isValid()); // so that it stays expanded
    }

    void aFolderThatVanishesSaysSoAndComesBack()
    {
        Shown shown;
        QVERIFY(shown.write(QStringLiteral("root/a.sql")));
        shown.model.open(shown.path(QStringLiteral("root")));
        QTRY_COMPARE(shown.names(), QStringLiteral("a.sql"));
        QVERIFY(QDir(shown.path(QStringLiteral("root"))).removeRecursively());
        QTRY_VERIFY(!shown.failed.isEmpty());
        QVERIFY(shown.failed.front().front().value<FolderProblem>() == FolderProblem::missing);
        QCOMPARE(shown.model.rowCount(), 0);
        QVERIFY(shown.write(QStringLiteral("root/b.sql")));
        shown.model.refresh();
        QTRY_COMPARE(shown.names(), QStringLiteral("b.sql"));
        QVERIFY(shown.write(QStringLiteral("root/c.sql"))); // it is watched again
        QTRY_COMPARE(shown.names(), QStringLiteral("b.sql c.sql"));
    }

    void anExpandedFolderThatVanishesIsLeftOut()
    {
        Shown shown;
        QVERIFY(shown.write(QStringLiteral("sub/deep/x.sql")) && shown.write(QStringLiteral("a.sql")));
        shown.open();
        QTRY_VERIFY(!shown.read.isEmpty());
        shown.expand(QStringLiteral("sub"));
        QTRY_VERIFY(shown.at(QStringLiteral("sub/deep")).isValid());
        shown.expand(QStringLiteral("sub/deep"));
        QTRY_COMPARE(shown.names(), QStringLiteral("sub(deep(x.sql)) a.sql"));
        QVERIFY(QDir(shown.path(QStringLiteral("sub"))).removeRecursively());
        QTRY_COMPARE(shown.names(), QStringLiteral("a.sql"));
    }

    void circlesOfLinksEnd()
    {
        Shown shown;
        QVERIFY(shown.write(QStringLiteral("one/a.sql")));
        QVERIFY(QFile::link(shown.folder.path(), shown.path(QStringLiteral("one/up"))));
        QVERIFY(QFile::link(shown.path(QStringLiteral("one")), shown.path(QStringLiteral("again"))));
        shown.open();
        QTRY_COMPARE(shown.names(), QStringLiteral("again one"));
        shown.expand(QStringLiteral("one"));
        shown.expand(QStringLiteral("again"));
        QTRY_COMPARE(shown.names(), QStringLiteral("again(a.sql) one(a.sql)"));
    }

    void largeAndEmptyFoldersSaySo()
    {
        Shown shown(FolderLimits{100, 10, 2});
        for (const char* const name : {"a.sql", "b.sql", "c.sql"})
            QVERIFY(shown.write(QString::fromLatin1(name)));
        QVERIFY(QDir(shown.folder.path()).mkdir(QStringLiteral("empty")));
        shown.open();
        QTRY_COMPARE(shown.names(), QStringLiteral("empty a.sql This folder is too large to show all of it"));
        const QModelIndex remark = shown.model.index(2, 0);
        QVERIFY(!shown.model.kindAt(remark) && shown.model.pathAt(remark).isEmpty());
        shown.expand(QStringLiteral("empty"));
        QTRY_COMPARE(shown.model.rowCount(shown.at(QStringLiteral("empty"))), 1);
        QCOMPARE(shown.model.index(0, 0, shown.at(QStringLiteral("empty"))).data().toString(),
                 QStringLiteral("Nothing to show"));
        QVERIFY(shown.write(QStringLiteral("empty/x.sql")));
        QTRY_VERIFY(shown.at(QStringLiteral("empty/x.sql")).isValid());
        QCOMPARE(shown.model.rowCount(shown.at(QStringLiteral("empty"))), 1);
        QVERIFY(QFile::remove(shown.path(QStringLiteral("c.sql")))
                && QFile::remove(shown.path(QStringLiteral("b.sql"))));
        QTRY_COMPARE(shown.names(), QStringLiteral("empty(x.sql) a.sql"));
    }

    void aFolderThatCannotBeReadSaysSo()
    {
        Shown shown;
        QVERIFY(QDir(shown.folder.path()).mkdir(QStringLiteral("locked")));
        QVERIFY(QFile::setPermissions(shown.path(QStringLiteral("locked")), {}));
        const bool isForbidden = !QFileInfo(shown.path(QStringLiteral("locked"))).isReadable();
        shown.open();
        QTRY_VERIFY(!shown.read.isEmpty());
        shown.expand(QStringLiteral("locked"));
        QTRY_COMPARE(shown.model.rowCount(shown.at(QStringLiteral("locked"))), 1);
        const QString said = shown.model.index(0, 0, shown.at(QStringLiteral("locked"))).data().toString();
        QVERIFY(QFile::setPermissions(shown.path(QStringLiteral("locked")),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        if (!isForbidden)
            QSKIP("this user may read everything");
        QCOMPARE(said, QStringLiteral("This folder can't be read"));
    }

    void hostileNamesAreShownOnOneLineAndInOrder()
    {
        Shown shown;
        const QString name = QStringLiteral("a\nb\u202Elqs.sql");
        QVERIFY(shown.write(name));
        shown.open();
        QTRY_VERIFY(!shown.read.isEmpty());
        const QModelIndex index = shown.model.index(0, 0);
        QCOMPARE(index.data().toString(), QStringLiteral("a blqs.sql"));
        QVERIFY(!index.data(Qt::ToolTipRole).toString().contains(QChar(0x202E)));
        QCOMPARE(shown.model.pathAt(index), shown.path(name)); // it can be opened
    }

    void linksSayWhereTheyLead()
    {
        Shown shown;
        QVERIFY(shown.write(QStringLiteral("real/a.sql")));
        QVERIFY(QFile::link(shown.path(QStringLiteral("real")), shown.path(QStringLiteral("folder"))));
        QVERIFY(QFile::link(shown.path(QStringLiteral("real/a.sql")), shown.path(QStringLiteral("file.sql"))));
        shown.open();
        QTRY_VERIFY(!shown.read.isEmpty());
        const QModelIndex file = shown.at(QStringLiteral("file.sql"));
        QCOMPARE(file.data(Qt::AccessibleTextRole).toString(), QStringLiteral("file.sql, link"));
        QVERIFY(file.data(Qt::ToolTipRole).toString().contains(QStringLiteral("/real/a.sql")));
        const QModelIndex folder = shown.at(QStringLiteral("folder"));
        QCOMPARE(folder.data(FolderModel::NoteRole).toString(), QStringLiteral("linked folder"));
    }

    void theRootOfAllFoldersHasPlainPaths()
    {
        Shown shown;
        shown.model.open(QStringLiteral("/"));
        QTRY_VERIFY(!shown.read.isEmpty());
        QVERIFY(shown.model.rowCount() > 0);
        QVERIFY(!shown.model.pathAt(shown.model.index(0, 0)).startsWith(QStringLiteral("//")));
    }

    void rowsSayWhatTheyAre()
    {
        Shown shown;
        QVERIFY(shown.write(QStringLiteral("a <b>.sql")) && shown.write(QStringLiteral("glossary.txt"), "x means y\n")
                && shown.write(QStringLiteral("dev.json"), "[{\"question\": \"?\"}]"));
        shown.open();
        QTRY_VERIFY(!shown.read.isEmpty());
        const auto said = [&](const char* name, int role) {
            return shown.at(QString::fromLatin1(name)).data(role).toString();
        };
        QCOMPARE(said("a <b>.sql", Qt::AccessibleTextRole), QStringLiteral("a <b>.sql"));
        QVERIFY(said("a <b>.sql", Qt::ToolTipRole).contains(QStringLiteral("&lt;b&gt;")));
        QCOMPARE(said("dev.json", FolderModel::NoteRole), QStringLiteral("examples"));
        QCOMPARE(said("glossary.txt", Qt::AccessibleTextRole), QStringLiteral("glossary.txt, glossary"));
        const QSignalSpy changed(&shown.model, &QAbstractItemModel::dataChanged);
        shown.model.setGlossaryInUse(shown.path(QStringLiteral("glossary.txt")));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(said("glossary.txt", FolderModel::NoteRole), QStringLiteral("glossary in use"));
        shown.model.setGlossaryInUse({});
        QCOMPARE(said("glossary.txt", FolderModel::NoteRole), QStringLiteral("glossary"));
    }

    /// The listing of the first folder is late, and not for the second one.
    void anotherFolderCanBeOpenedMeanwhile()
    {
        Shown shown;
        QVERIFY(shown.write(QStringLiteral("one/a.sql")) && shown.write(QStringLiteral("two/b.sql")));
        shown.model.open(shown.path(QStringLiteral("one")));
        shown.model.open(shown.path(QStringLiteral("two")));
        shown.model.open(shown.path(QStringLiteral("one")));
        shown.model.open(shown.path(QStringLiteral("two")));
        QTRY_COMPARE(shown.names(), QStringLiteral("b.sql"));
        shown.model.open({});
        QCOMPARE(shown.model.rowCount(), 0);
        QCOMPARE(shown.model.folder(), QString());
    }
};

QTEST_MAIN(FolderModelTest)
#include "tst_foldermodel.moc"
