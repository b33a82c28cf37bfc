// The second line of defence alone: every hostile statement goes straight to the session, bypassing the guard.

#include "support/folderfingerprint.h"
#include "support/sqlitefile.h"
#include "triedwithin.h"

#include "dialect/dialect.h"
#include "support/corpus.h"

#include <QTest>

namespace querymend {

namespace {

bool nobodyHoldsIt(const QString& path)
{
    sqlite3* database = nullptr;
    const bool isFree = sqlite3_open(path.toUtf8().constData(), &database) == SQLITE_OK
        && sqlite3_exec(database, "BEGIN EXCLUSIVE; ROLLBACK", nullptr, nullptr, nullptr) == SQLITE_OK;
    sqlite3_close(database);
    return isFree;
}

Limits shortly()
{
    Limits limits;
    limits.time = std::chrono::seconds(1);
    return limits;
}

} // namespace

class SqliteFenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingChanges_data()
    {
        QTest::addColumn<QByteArray>("sql");
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "hostile/sqlite.sql"))
            QTest::addRow("%s", text.name.c_str()) << QByteArray::fromStdString(text.sql);
        QTest::newRow("a write beyond the corpus") << QByteArray("REPLACE INTO customers (id, name) VALUES (1, 'x')");
        QTest::newRow("a temporary table") << QByteArray("CREATE TEMP TABLE t AS SELECT 1");
        QTest::newRow("a file beside it") << QByteArray("ATTACH 'beside.db' AS b");
        QTest::newRow("a copy by vacuum") << QByteArray("VACUUM INTO 'copy.db'");
        QTest::newRow("a setting") << QByteArray("PRAGMA writable_schema = 1");
        QTest::newRow("a transaction left open") << QByteArray("BEGIN IMMEDIATE");
    }

    void nothingChanges()
    {
        QFETCH(QByteArray, sql);
        const SqliteFile file(SqliteFile::sampleScript());
        QVERIFY(file.ok());
        const QByteArray before = fingerprintOf(file.folder());
        const auto session = file.open();
        QVERIFY(session);
        const std::string text = sql.toStdString();
        (void)session->prepare(text);
        (void)session->explain(text, shortly());
        if (auto cursor = session->run(text, shortly()))
            (void)cursor.value()->fetch(10);
        QCOMPARE(fingerprintOf(file.folder()), before);
        QVERIFY2(nobodyHoldsIt(file.path()), "a lock is left");
        QVERIFY2(session->run("SELECT 1", shortly()).ok(), "the session is not usable afterwards");
    }

    /// As in the program: the guard first, then the plan and one row.
    void nothingChangesThroughTheWholeCheck()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        const QByteArray before = fingerprintOf(file.folder());
        const auto session = file.open();
        QVERIFY(session);
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "hostile/sqlite.sql")) {
            QVERIFY2(wholeCheckOf(text, *session, shortly()).status != VerdictStatus::ok, text.name.c_str());
            QVERIFY2(fingerprintOf(file.folder()) == before, text.name.c_str());
            QVERIFY2(nobodyHoldsIt(file.path()), text.name.c_str());
        }
    }

    void everyLegalTextThatCanRunRuns()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        const auto session = file.open();
        QVERIFY(session);
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "legal/sqlite.sql")) {
            if (text.value("run") == "no" || text.sql.find(';') != std::string::npos)
                continue;
            const auto cursor = session->run(text.sql, shortly());
            QVERIFY2(cursor.ok(), (text.name + ": " + (cursor ? "" : cursor.error().message)).c_str());
            const auto page = cursor.value()->fetch(5);
            QVERIFY2(page.ok(), (text.name + ": " + (page ? "" : page.error().message)).c_str());
        }
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteFenceTest)

#include "tst_sqlitefence.moc"
