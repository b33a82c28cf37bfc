// Databases in WAL mode: no files are left beside them, and changes by others are seen.

#include "db/session/databasewarning.h"
#include "support/sqlitefile.h"

#include <QDir>
#include <QTest>

#include <algorithm>

#include <unistd.h>

namespace querymend {

namespace {

/// Another program that has the database open.
class Writer {
public:
    explicit Writer(const QString& path) { m_ok = sqlite3_open(path.toUtf8().constData(), &m_database) == SQLITE_OK; }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { sqlite3_close(m_database); }

    [[nodiscard]] bool write(const char* script)
    {
        return m_ok && sqlite3_exec(m_database, script, nullptr, nullptr, nullptr) == SQLITE_OK;
    }

private:
    sqlite3* m_database = nullptr;
    bool m_ok = false;
};

bool has(const DatabaseWarnings& warnings, WalUse use)
{
    return std::find(warnings.begin(), warnings.end(), DatabaseWarning(WalFile{use})) != warnings.end();
}

} // namespace

class SqliteWalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_file = std::make_unique<SqliteFile>("PRAGMA journal_mode = WAL; CREATE TABLE t (id INTEGER PRIMARY KEY);"
                                              "INSERT INTO t VALUES (1), (2), (3);");
        QVERIFY(m_file->ok());
        QCOMPARE(filesBeside(m_file->folder()), QStringList{QStringLiteral("test.db")});
    }

    void cleanup()
    {
        QFile::setPermissions(m_file->folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_file.reset();
    }

    void nothingIsLeftBesideIt()
    {
        const QByteArray before = contentOf(m_file->path());
        {
            const auto session = m_file->open();
            QVERIFY(session);
            QVERIFY(session->readSchema({}).ok() && session->explain("SELECT id FROM t", {}).ok());
            QCOMPARE(rowsIn(*session), 3);
            QCOMPARE(filesBeside(m_file->folder()), QStringList{QStringLiteral("test.db")});
            QVERIFY(session->warnings().empty());
        }
        QCOMPARE(filesBeside(m_file->folder()), QStringList{QStringLiteral("test.db")});
        QCOMPARE(contentOf(m_file->path()), before);
    }

    void whatOthersWroteIsSeen()
    {
        const auto session = m_file->open();
        QCOMPARE(rowsIn(*session), 3);
        QVERIFY(Writer(m_file->path()).write("INSERT INTO t VALUES (4)"));
        QCOMPARE(rowsIn(*session), 4);
        QVERIFY(Writer(m_file->path()).write("CREATE TABLE u (a); INSERT INTO t VALUES (5)"));
        QVERIFY(session->prepare("SELECT a FROM u").ok());
        QCOMPARE(rowsIn(*session), 5);
    }

    void whatOthersWriteIsSeenWhileTheyHaveItOpen()
    {
        const auto session = m_file->open();
        QCOMPARE(rowsIn(*session), 3);
        Writer writer(m_file->path());
        for (const char* const row : {"INSERT INTO t VALUES (4)", "INSERT INTO t VALUES (5)"})
            QVERIFY(writer.write(row));
        QCOMPARE(rowsIn(*session), 5);
        QVERIFY(writer.write("DELETE FROM t"));
        QCOMPARE(rowsIn(*session), 0);
    }

    void rowsOfSeveralStatesAreNotGiven()
    {
        const auto session = m_file->open();
        const auto cursor = session->run("SELECT id FROM t", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(1).ok());
        QVERIFY(Writer(m_file->path()).write("INSERT INTO t VALUES (4)"));
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::lost);
        QVERIFY(page.error().message.find("another program changed") != std::string::npos);
    }

    void aFolderThatCannotBeWrittenIsSaid()
    {
        QVERIFY(QFile::setPermissions(m_file->folder(), QFile::ReadOwner | QFile::ExeOwner));
        const auto session = m_file->open();
        QVERIFY(session);
        QCOMPARE(rowsIn(*session), 3);
        if (geteuid() == 0)
            QSKIP("root may write everywhere");
        QVERIFY(has(session->warnings(), WalUse::leftAside));
    }

    void changesBesideItAreReadAndWhatThatLeavesIsSaid()
    {
        const QTemporaryDir copy;
        crashInto(copy.path());
        ConnectionTarget target;
        target.database = copy.filePath(QStringLiteral("test.db")).toStdString();
        const auto session = openSession(target);
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        QCOMPARE(rowsIn(*session.value()), 4);
        QVERIFY(has(session.value()->warnings(), WalUse::indexMade));
    }

    void changesBesideItThatCannotBeReadAreSaid()
    {
        if (geteuid() == 0)
            QSKIP("root may write everywhere");
        const QTemporaryDir copy;
        crashInto(copy.path());
        QVERIFY(QFile::setPermissions(copy.path(), QFile::ReadOwner | QFile::ExeOwner));
        ConnectionTarget target;
        target.database = copy.filePath(QStringLiteral("test.db")).toStdString();
        const auto session = openSession(target);
        QFile::setPermissions(copy.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY(!session.ok());
        QVERIFY2(session.error().message.find("-wal file has changes") != std::string::npos,
                 session.error().message.c_str());
    }

private:
    /// Copies the files in the state that a program killed after writing leaves behind.
    void crashInto(const QString& folder) const
    {
        Writer writer(m_file->path());
        QVERIFY(writer.write("INSERT INTO t VALUES (4)"));
        for (const char* const name : {"test.db", "test.db-wal"})
            QVERIFY(QFile::copy(QDir(m_file->folder()).filePath(QLatin1String(name)),
                                QDir(folder).filePath(QLatin1String(name))));
    }

    static QStringList filesBeside(const QString& folder) { return QDir(folder).entryList(QDir::Files, QDir::Name); }

    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// -1 if they cannot be read.
    static int rowsIn(Session& session)
    {
        const auto cursor = session.run("SELECT id FROM t", {});
        const auto page = cursor ? cursor.value()->fetch(100) : Result<Page, EngineError>(Failure{cursor.error()});
        if (!page)
            qWarning("%s", page.error().message.c_str());
        return page ? static_cast<int>(page->rows.size()) : -1;
    }

    std::unique_ptr<SqliteFile> m_file;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteWalTest)

#include "tst_sqlitewal.moc"
