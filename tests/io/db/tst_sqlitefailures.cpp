// Failures around an SQLite file: each is a clear error, and the program continues.

#include "provokederror.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <cstdio>

#include <unistd.h>

namespace querymend {

namespace {

constexpr auto shop =
    "CREATE TABLE t (a, b); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) "
    "INSERT INTO t SELECT i, hex(i) FROM n;";

using Raw = std::unique_ptr<sqlite3, int (*)(sqlite3*)>;

/// Another program's connection, with write access.
Raw otherProgram(const SqliteFile& file)
{
    sqlite3* database = nullptr;
    sqlite3_open(file.path().toUtf8().constData(), &database);
    return {database, sqlite3_close};
}

bool execute(const Raw& database, const char* script)
{
    return sqlite3_exec(database.get(), script, nullptr, nullptr, nullptr) == SQLITE_OK;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Switches to a user without rights while it lives; only root can do that.
class AsNobody {
public:
    AsNobody() { m_ok = setresuid(65534, 65534, 0) == 0; }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;
    ~AsNobody() { (void)!setresuid(0, 0, 0); }

    [[nodiscard]] bool ok() const { return m_ok; }

private:
    bool m_ok = false;
};

/// Leaves SQLite this many bytes while it lives.
class HeapLimit {
public:
    explicit HeapLimit(sqlite3_int64 bytes) : m_before(sqlite3_hard_heap_limit64(sqlite3_memory_used() + bytes)) {}
    HeapLimit(const HeapLimit&) = delete;
    HeapLimit& operator=(const HeapLimit&) = delete;
    ~HeapLimit() { sqlite3_hard_heap_limit64(m_before); }

private:
    sqlite3_int64 m_before;
};

} // namespace

class SqliteFailuresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& content, const char* message) {
            QTest::newRow(name) << content << QByteArray(message);
        };
        row("a text", "just some text that is long enough to be read\n", "file is not a database");
        row("bytes without meaning, as an encrypted file has them", QByteArray(4096, '\xA7'), "file is not a database");
        row("a database of which only the beginning is there", QByteArray("SQLite format 3\0\x10\0", 18),
            "file is not a database");
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, message);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("x.db")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        expectUnreachable(file.fileName(), message);
    }

    void whatIsNoFileIsTold_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("nothing is there") << QStringLiteral("no.db") << QByteArray("no.db: no such file");
        QTest::newRow("a folder") << QStringLiteral(".") << QByteArray("a folder, not a database");
        QTest::newRow("nothing in a folder that is not there")
            << QStringLiteral("no/x.db") << QByteArray("no such file");
        QTest::newRow("below a file") << QStringLiteral("test.db/x.db") << QByteArray("no such file");
    }

    void whatIsNoFileIsTold()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, message);
        const SqliteFile file(shop);
        expectUnreachable(file.folder() + QLatin1Char('/') + name, message);
    }

    void aFileWithoutRightsIsTold()
    {
        const SqliteFile file(shop);
        QVERIFY(QFile::setPermissions(file.path(), {}));
        QVERIFY(QFile::setPermissions(file.folder(), QFile::ReadOwner | QFile::ExeOwner | QFile::ExeGroup));
        if (geteuid() != 0) {
            expectUnreachable(file.path(), "this user is not allowed to read it");
            return;
        }
        const AsNobody nobody;
        if (!nobody.ok())
            QSKIP("this root may not become another user");
        expectUnreachable(file.path(), "this user is not allowed to read it");
    }

    void aLockedFileIsToldAndReadWhenItIsFree()
    {
        const SqliteFile file(shop);
        const auto session = file.open();
        QVERIFY(session);
        const Raw other = otherProgram(file);
        QVERIFY(execute(other, "BEGIN EXCLUSIVE"));
        const std::string difference = judged(*session, "SELECT count(*) FROM t", {}).differenceFrom("timeout");
        QVERIFY2(difference.empty(), difference.c_str());
        QVERIFY(judged(*session, "SELECT count(*) FROM t", {}).message.find("database is locked") != std::string::npos);
        expectUnreachable(file.path(), "database is locked");
        const auto schema = session->readSchema({});
        QVERIFY(!schema.ok() && schema.error().message == "database is locked");
        QVERIFY(execute(other, "COMMIT"));
        QCOMPARE(judged(*session, "SELECT count(*) FROM t", {}).shown, std::string("nothing is wrong"));
        QVERIFY(file.open());
    }

    void whatAnotherProgramWritesIsSeen()
    {
        const SqliteFile file(shop);
        const auto session = file.open();
        QVERIFY(session);
        QCOMPARE(judged(*session, "SELECT c FROM u", {}).shown, std::string("unknown_table at u"));
        const Raw other = otherProgram(file);
        QVERIFY(execute(other, "CREATE TABLE u (c)"));
        QCOMPARE(judged(*session, "SELECT c FROM u", {}).shown, std::string("nothing is wrong"));
    }

    void aFileReplacedWhileItIsOpenIsReadAsItWas()
    {
        const SqliteFile file(shop);
        const auto session = file.open();
        QVERIFY(session);
        const SqliteFile fresh("CREATE TABLE other (x);");
        QCOMPARE(std::rename(fresh.path().toUtf8().constData(), file.path().toUtf8().constData()), 0);
        QCOMPARE(judged(*session, "SELECT a FROM t", {}).shown, std::string("nothing is wrong"));
        const auto second = file.open();
        QVERIFY(second);
        QCOMPARE(judged(*second, "SELECT x FROM other", {}).shown, std::string("nothing is wrong"));
    }

    void aFileCutShortWhileItIsOpenIsToldAndTheNextSessionReadsItAgain_data()
    {
        QTest::addColumn<int>("bytes");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("by its end") << 8192 << QByteArray("connection_lost");
        QTest::newRow("to nothing, which SQLite takes for a database without tables")
            << 0 << QByteArray("unknown_table at t");
    }

    void aFileCutShortWhileItIsOpenIsToldAndTheNextSessionReadsItAgain()
    {
        QFETCH(int, bytes);
        QFETCH(QByteArray, expected);
        const SqliteFile file(shop);
        const QByteArray content = contentOf(file.path());
        const auto session = file.open();
        QVERIFY(session);
        QVERIFY(QFile::resize(file.path(), bytes));
        const std::string difference =
            judged(*session, "SELECT count(b) FROM t", {}).differenceFrom(expected.toStdString());
        QVERIFY2(difference.empty(), difference.c_str());
        QFile restored(file.path());
        QVERIFY(restored.open(QIODevice::WriteOnly) && restored.write(content) == content.size());
        restored.close();
        const auto next = file.open();
        QVERIFY(next);
        QCOMPARE(judged(*next, "SELECT count(b) FROM t", {}).shown, std::string("nothing is wrong"));
    }

    /// SQLite converts a text in UTF-16 when it is asked for it. If there is no memory, it gives a null pointer and
    /// says that there are no bytes.
    void aTextWithoutMemoryToConvertItIsNotEmpty()
    {
        const SqliteFile file("PRAGMA encoding = 'UTF-16le'; CREATE TABLE t (a TEXT);"
                              "INSERT INTO t VALUES (printf('%.*c', 2000000, 'x'));");
        const auto session = file.open();
        QVERIFY(session);
        const auto cursor = session->run("SELECT a FROM t", {});
        QVERIFY(cursor.ok());
        // Enough for 4 MB of text and what is read with it, but not for 8 MB more.
        const HeapLimit limit(10'000'000);
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().code, std::string("7"));
    }

private:
    static void expectUnreachable(const QString& path, const QByteArray& message)
    {
        ConnectionTarget target;
        target.database = path.toStdString();
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY2(session.error().message.find(message.toStdString()) != std::string::npos,
                 session.error().message.c_str());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteFailuresTest)

#include "tst_sqlitefailures.moc"
