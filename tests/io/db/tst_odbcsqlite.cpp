// SQLite through its ODBC driver, which itself restricts nothing; hostile statements go straight to the session,
// bypassing the guard.

#include "plantext.h"
#include "provokederror.h"
#include "support/corpus.h"
#include "support/folderfingerprint.h"
#include "support/sqlitefile.h"
#include "triedwithin.h"

#include <QTest>

#include <thread>

namespace querymend {

namespace {

constexpr std::string_view endlessOnSqlite =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

ConnectionTarget targetOf(const QString& path)
{
    ConnectionTarget target;
    target.engine = EngineKind::odbc;
    target.database = "Driver=" QUERYMEND_SQLITEODBC ";Database=" + path.toStdString();
    return target;
}

Limits oneSecond()
{
    return Limits{std::chrono::seconds(1)};
}

} // namespace

class OdbcSqliteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingChanges_data()
    {
        QTest::addColumn<QByteArray>("sql");
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "hostile/sqlite.sql"))
            QTest::addRow("%s", text.name.c_str()) << QByteArray::fromStdString(text.sql);
        QTest::newRow("a temporary table") << QByteArray("CREATE TEMP TABLE t AS SELECT 1");
        QTest::newRow("a file beside it") << QByteArray("ATTACH 'beside.db' AS b");
        QTest::newRow("a copy by vacuum") << QByteArray("VACUUM INTO 'copy.db'");
        QTest::newRow("the driver's own functions") << QByteArray("SELECT export_sql('x.sql')");
        QTest::newRow("an extension") << QByteArray("SELECT load_extension('x')");
        QTest::newRow("what ODBC calls a procedure") << QByteArray("{call x}");
    }

    void nothingChanges()
    {
        QFETCH(QByteArray, sql);
        const SqliteFile file(SqliteFile::sampleScript());
        QVERIFY(file.ok());
        const QTemporaryDir elsewhere;
        const QString here = QDir::currentPath();
        QVERIFY(QDir::setCurrent(elsewhere.path()));
        const QByteArray before = fingerprintOf(file.folder()) + fingerprintOf(elsewhere.path());
        const auto session = openSession(targetOf(file.path()));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const std::string text = sql.toStdString();
        (void)session.value()->prepare(text);
        (void)session.value()->explain(text, oneSecond());
        if (auto cursor = session.value()->run(text, oneSecond()))
            (void)cursor.value()->fetch(10);
        const QByteArray after = fingerprintOf(file.folder()) + fingerprintOf(elsewhere.path());
        QVERIFY(QDir::setCurrent(here));
        QCOMPARE(after, before);
        QVERIFY(session.value()->run("SELECT 1", oneSecond()).ok());
    }

    /// As in the program: the guard first, then the plan and one row.
    void nothingChangesThroughTheWholeCheck()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        const QByteArray before = fingerprintOf(file.folder());
        const auto session = openSession(targetOf(file.path()));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "hostile/sqlite.sql")) {
            QVERIFY2(wholeCheckOf(text, *session.value(), oneSecond()).status != VerdictStatus::ok, text.name.c_str());
            QVERIFY2(fingerprintOf(file.folder()) == before, text.name.c_str());
        }
    }

    void everyLegalTextThatCanRunRuns()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        const auto session = openSession(targetOf(file.path()));
        QVERIFY(session.ok());
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "legal/sqlite.sql")) {
            if (text.value("run") == "no" || text.sql.find(';') != std::string::npos)
                continue;
            const auto cursor = session.value()->run(text.sql, oneSecond());
            QVERIFY2(cursor.ok(), (text.name + ": " + (cursor ? "" : cursor.error().message)).c_str());
            const auto page = cursor.value()->fetch(5);
            QVERIFY2(page.ok(), (text.name + ": " + (page ? "" : page.error().message)).c_str());
        }
    }

    void isTheNativeEngineBehindAnotherDoor()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        const auto native = file.open();
        const auto session = openSession(targetOf(file.path()));
        QVERIFY(native && session.ok());
        QCOMPARE(session.value()->dialect().id, DialectId::sqlite);
        QVERIFY(*session.value()->readSchema({}) == *native->readSchema({}));
        constexpr auto joined = "SELECT c.name FROM orders o JOIN customers c ON c.id = o.customer_id";
        QCOMPARE(planText(session.value()->explain(joined, {})->roots), planText(native->explain(joined, {})->roots));
        const auto cursor = session.value()->run("SELECT 1, 2.5, 'gr\xC3\xB6\xC3\x9F\x65', x'0041', NULL", {});
        QVERIFY(cursor.ok());
        const CellRow expected{std::int64_t{1}, 2.5, std::string("gr\xC3\xB6\xC3\x9F\x65"), Blob{std::string("\0A", 2)},
                               std::monostate{}};
        QVERIFY(cursor.value()->fetch(1)->rows.front() == expected);
        const auto wrong = session.value()->prepare("SELECT id, wrong FROM orders");
        QVERIFY(!wrong.ok());
        QCOMPARE(wrong.error().message, std::string("no such column: wrong"));
        QCOMPARE(wrong.error().offset, std::optional<std::uint32_t>(11));
    }

    void stopsWhatRunsTooLongOrIsCancelled()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const auto session = openSession(targetOf(file.path()));
        QVERIFY(session.ok());
        const auto slow = session.value()->run(endlessOnSqlite, Limits{std::chrono::milliseconds(20)});
        QVERIFY(slow.ok());
        QCOMPARE(slow.value()->fetch(1).error().failure, EngineFailure::timedOut);
        const std::shared_ptr<Canceller> canceller = session.value()->canceller();
        const auto cursor = session.value()->run(endlessOnSqlite, Limits{std::chrono::minutes(5)});
        QVERIFY(cursor.ok());
        std::thread other([canceller] { canceller->cancel(); });
        const auto page = cursor.value()->fetch(1);
        other.join();
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::cancelled);
        QVERIFY(session.value()->run("SELECT 1", {}).value()->fetch(1).ok());
    }

    void opensPathsThatUrisWouldMisread()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const QString odd = file.folder() + QStringLiteral("/50% off? #1.db");
        QVERIFY(QFile::copy(file.path(), odd));
        const auto session = openSession(targetOf(odd));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        QCOMPARE(session.value()->readSchema({})->tables.size(), std::size_t{1});
    }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("a file that is not there") << QStringLiteral("no.db") << QByteArray();
        QTest::newRow("a file that is no database")
            << QStringLiteral("x.db") << QByteArray("just some text that is long enough to be read\n");
    }

    void cannotBeOpened()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        const QString path = folder.filePath(file);
        if (!content.isEmpty()) {
            QFile made(path);
            QVERIFY(made.open(QIODevice::WriteOnly) && made.write(content) == content.size());
        }
        const auto session = openSession(targetOf(path));
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        const std::string& text = session.error().message;
        QVERIFY2(text.find(file.toStdString()) != std::string::npos, text.c_str());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), content.isEmpty() ? 0 : 1);
    }

    void aLockedFileIsToldAndReadWhenItIsFree()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const auto session = openSession(targetOf(file.path()));
        QVERIFY(session.ok());
        sqlite3* other = nullptr;
        QCOMPARE(sqlite3_open(file.path().toUtf8().constData(), &other), SQLITE_OK);
        QCOMPARE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
        const Judgement locked = judged(*session.value(), "SELECT count(*) FROM t", oneSecond());
        const auto second = openSession(targetOf(file.path()));
        QCOMPARE(sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(other);
        QCOMPARE(locked.shown, std::string("timeout"));
        QVERIFY2(locked.message.find("database is locked") != std::string::npos, locked.message.c_str());
        QVERIFY(!second.ok());
        QCOMPARE(second.error().failure, EngineFailure::unreachable);
        QVERIFY2(second.error().message.find("database is locked") != std::string::npos,
                 second.error().message.c_str());
        QCOMPARE(judged(*session.value(), "SELECT count(*) FROM t", oneSecond()).shown,
                 std::string("nothing is wrong"));
        QVERIFY(openSession(targetOf(file.path())).ok());
    }

    void aUriThatAsksForWritingIsRefused()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const auto reading = openSession(targetOf(QStringLiteral("file:") + file.path() + QStringLiteral("?mode=ro")));
        QVERIFY2(reading.ok(), reading ? "" : reading.error().message.c_str());
        const auto writing = openSession(targetOf(QStringLiteral("file:") + file.path() + QStringLiteral("?mode=rw")));
        QVERIFY(!writing.ok());
        QCOMPARE(writing.error().failure, EngineFailure::notReadOnly);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OdbcSqliteTest)

#include "tst_odbcsqlite.moc"
