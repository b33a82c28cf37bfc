// Seeking to any row of an SQLite result without reading those before it: same rows as in sequential reading.

#include "support/sqlitefile.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto manyRows = "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, grade INTEGER);"
                          "CREATE INDEX t_grade ON t (grade);"
                          "CREATE VIEW odd AS SELECT id, name FROM t WHERE id % 2 = 1;"
                          "CREATE VIEW shaken AS SELECT id, random() AS luck FROM t;"
                          "CREATE TABLE other (id INTEGER PRIMARY KEY, t_id INTEGER);"
                          "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) "
                          "INSERT INTO t SELECT i, 'name ' || i, i % 7 FROM n;"
                          "INSERT INTO other SELECT id, id FROM t;";

std::vector<CellRow> allRows(Session& session, std::string_view statement)
{
    const auto cursor = session.run(statement, {});
    return cursor ? cursor.value()->fetch(100'000).value().rows : std::vector<CellRow>();
}

} // namespace

class SqliteSeekTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_file = std::make_unique<SqliteFile>(manyRows);
        QVERIFY(m_file->ok());
        m_session = m_file->open();
        QVERIFY(m_session);
    }

    void cleanup() { m_session.reset(); }

    void goesToAnyRow_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::newRow("of a table") << QByteArray("SELECT * FROM t");
        QTest::newRow("of a table read backwards") << QByteArray("SELECT id FROM t ORDER BY id DESC");
        QTest::newRow("in the order of an index") << QByteArray("SELECT grade, id FROM t ORDER BY grade");
        QTest::newRow("of those that fit a condition") << QByteArray("SELECT name FROM t WHERE id % 3 = 0");
        QTest::newRow("of those found by an index") << QByteArray("SELECT name FROM t WHERE grade = 4");
        QTest::newRow("of a view") << QByteArray("SELECT * FROM odd");
        QTest::newRow("with a column twice") << QByteArray("SELECT id, id, name FROM t");
        QTest::newRow("with a comment at the end") << QByteArray("SELECT id FROM t -- all of them");
        QTest::newRow("where there is none") << QByteArray("SELECT id FROM t WHERE id < 0");
    }

    void goesToAnyRow()
    {
        QFETCH(const QByteArray, statement);
        const std::vector<CellRow> rows = allRows(*m_session, statement.toStdString());
        const auto cursor = m_session->run(statement.toStdString(), {});
        QVERIFY(cursor.ok());
        QVERIFY(cursor.value()->fetch(10).ok()); // so that some rows have already been read
        const auto count = cursor.value()->countRows();
        QVERIFY2(count.ok(), count ? "" : count.error().message.c_str());
        QCOMPARE(*count, std::optional<std::uint64_t>(rows.size()));
        for (const std::size_t first : {rows.size() * 2 / 3, rows.size() / 5,
                                        rows.size() - std::min<std::size_t>(rows.size(), 3), std::size_t{0}}) {
            QVERIFY(cursor.value()->seek(first).ok());
            const auto page = cursor.value()->fetch(20);
            QVERIFY(page.ok());
            const std::size_t expected = std::min<std::size_t>(rows.size() - first, 20);
            QCOMPARE(page->rows.size(), expected);
            QVERIFY(
                std::equal(page->rows.begin(), page->rows.end(), rows.begin() + static_cast<std::ptrdiff_t>(first)));
        }
    }

    void readsOnWhereThatWouldNotBeTheSame_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::newRow("rows that are sorted first") << QByteArray("SELECT id FROM t ORDER BY name");
        QTest::newRow("two tables") << QByteArray("SELECT t.id FROM t JOIN other ON other.t_id = t.id");
        QTest::newRow("groups") << QByteArray("SELECT grade, count(*) FROM t GROUP BY grade");
        QTest::newRow("different rows") << QByteArray("SELECT DISTINCT grade FROM t");
        QTest::newRow("a limit of its own") << QByteArray("SELECT id FROM t LIMIT 50");
        QTest::newRow("two results") << QByteArray("SELECT id FROM t UNION ALL SELECT id FROM other");
        QTest::newRow("rows that it makes itself") << QByteArray(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50) SELECT i FROM n");
        QTest::newRow("a value by another query")
            << QByteArray("SELECT (SELECT max(id) FROM other WHERE t_id < t.id) FROM t");
        QTest::newRow("chance") << QByteArray("SELECT id FROM t WHERE random() % 2 = 0");
        QTest::newRow("chance in a view") << QByteArray("SELECT id, luck FROM shaken");
        QTest::newRow("the time of day") << QByteArray("SELECT id, datetime('now') FROM t");
        QTest::newRow("the time of day as a word") << QByteArray("SELECT id, CURRENT_TIMESTAMP FROM t");
    }

    void readsOnWhereThatWouldNotBeTheSame()
    {
        QFETCH(const QByteArray, statement);
        const auto cursor = m_session->run(statement.toStdString(), {});
        QVERIFY2(cursor.ok(), cursor ? "" : cursor.error().message.c_str());
        const auto first = cursor.value()->fetch(2);
        QVERIFY2(first.ok(), first ? "" : first.error().message.c_str());
        const auto count = cursor.value()->countRows();
        QVERIFY2(count.ok(), count ? "" : count.error().message.c_str());
        QVERIFY(!count->has_value());
        QVERIFY(!cursor.value()->seek(1).ok());
        QVERIFY(cursor.value()->fetch(2).ok()); // the cursor continues where it was
    }

    void seesNothingThatOthersWriteMeanwhile()
    {
        write("PRAGMA journal_mode = WAL");
        sqlite3* other = nullptr; // keeps the database open, so that it is read in WAL mode
        QCOMPARE(sqlite3_open(m_file->path().toUtf8().constData(), &other), SQLITE_OK);
        const std::unique_ptr<sqlite3, int (*)(sqlite3*)> holder(other, sqlite3_close);
        QCOMPARE(sqlite3_exec(other, "UPDATE t SET id = id WHERE id = 1", nullptr, nullptr, nullptr), SQLITE_OK);
        m_session = m_file->open();
        auto cursor = m_session->run("SELECT id FROM t ORDER BY id", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(5).ok());
        QCOMPARE(cursor.value()->countRows().value(), std::optional<std::uint64_t>(3000));
        write("DELETE FROM t WHERE id > 100");
        QVERIFY(cursor.value()->seek(2998).ok());
        auto page = cursor.value()->fetch(10);
        QVERIFY(page.ok());
        QCOMPARE(page->rows.size(), std::size_t{2}); // so the end was reached
        write("DELETE FROM t WHERE id > 50");
        QVERIFY(cursor.value()->seek(2999).ok());
        page = cursor.value()->fetch(10);
        QVERIFY(page.ok());
        QCOMPARE(page->rows.size(), std::size_t{1});
        QVERIFY(page->rows.front() == CellRow{std::int64_t{3000}});
        cursor.value().reset();
        QCOMPARE(allRows(*m_session, "SELECT id FROM t").size(), std::size_t{50});
    }

    void letsOthersWriteOnceItIsClosed()
    {
        {
            const auto cursor = m_session->run("SELECT id FROM t", {});
            QVERIFY(cursor.ok() && cursor.value()->fetch(5).ok());
            QVERIFY(cursor.value()->countRows().value().has_value());
        }
        write("DELETE FROM t WHERE id > 100");
        QCOMPARE(allRows(*m_session, "SELECT id FROM t").size(), std::size_t{100});
    }

    void countingStopsAtItsLimitAndKeepsNoLock()
    {
        auto slow = m_session->run("SELECT id FROM t WHERE length(hex(zeroblob(1000000 + id))) > 0",
                                   Limits{std::chrono::milliseconds(100)});
        QVERIFY(slow.ok());
        for (int tries = 0; tries < 2; ++tries) {
            const auto count = slow.value()->countRows();
            QVERIFY(!count.ok());
            QCOMPARE(count.error().failure, EngineFailure::timedOut);
        }
        slow.value().reset();
        write("DELETE FROM t WHERE id > 100");
    }

private:
    void write(const char* statement)
    {
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(m_file->path().toUtf8().constData(), &database), SQLITE_OK);
        QCOMPARE(sqlite3_exec(database, statement, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(database);
    }

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteSeekTest)
#include "tst_sqliteseek.moc"
