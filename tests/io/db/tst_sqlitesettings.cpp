// What is set on every connection to SQLite, each setting by itself: the guard and the other settings would hide that
// one of them is missing.

#include "support/sqlitefile.h"

#include "db/sqlite/sqlitefence.h"
#include "db/sqlite/sqlitestatement.h"
#include "dialect/dialect.h"

#include <QTest>

namespace querymend {

namespace {

using Database = std::unique_ptr<sqlite3, int (*)(sqlite3*)>;

} // namespace

class SqliteSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_file.ok()); }

    void init()
    {
        m_fence = SqliteFence{};
        m_fence.functions = &dialectOf(DialectId::sqlite).functions;
        m_database = opened(SQLITE_OPEN_READONLY);
        const auto raised = raiseSqliteFence(m_database.get(), m_fence);
        QVERIFY2(raised.ok(), raised ? "" : raised.error().message.c_str());
    }

    void cleanup() { m_database.reset(); }

    void switches_data()
    {
        QTest::addColumn<int>("option");
        QTest::addColumn<int>("value");
        QTest::newRow("the engine's own tables cannot be written") << SQLITE_DBCONFIG_DEFENSIVE << 1;
        QTest::newRow("the schema is not trusted") << SQLITE_DBCONFIG_TRUSTED_SCHEMA << 0;
        QTest::newRow("double quotes are no literals in queries") << SQLITE_DBCONFIG_DQS_DML << 0;
        QTest::newRow("double quotes are no literals in definitions") << SQLITE_DBCONFIG_DQS_DDL << 0;
        QTest::newRow("no extensions are loaded") << SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION << 0;
        QTest::newRow("no tokenizers are registered") << SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER << 0;
    }

    void switches()
    {
        QFETCH(int, option);
        int now = -1;
        constexpr int onlyAsk = -1;
        QCOMPARE(sqlite3_db_config(m_database.get(), option, onlyAsk, &now), SQLITE_OK);
        QTEST(now, "value");
    }

    void limits_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("value");
        QTest::newRow("a value has at most 10 MB") << SQLITE_LIMIT_LENGTH << 10'000'000;
        QTest::newRow("a statement has at most 100 kB") << SQLITE_LIMIT_SQL_LENGTH << 100'000;
        QTest::newRow("an expression is at most 100 deep") << SQLITE_LIMIT_EXPR_DEPTH << 100;
        QTest::newRow("no database is attached") << SQLITE_LIMIT_ATTACHED << 0;
    }

    void limits()
    {
        QFETCH(int, limit);
        constexpr int onlyAsk = -1;
        QTEST(sqlite3_limit(m_database.get(), limit, onlyAsk), "value");
    }

    /// By the authorizer, before a file's rights matter.
    void isDenied_data()
    {
        QTest::addColumn<QByteArray>("sql");
        const auto row = [](const char* name, const char* sql) { QTest::newRow(name) << QByteArray(sql); };
        row("an insert", "INSERT INTO t VALUES (1)");
        row("an update", "UPDATE t SET a = 1");
        row("a delete", "DELETE FROM t");
        row("a delete after WITH", "WITH x AS (SELECT 1) DELETE FROM t");
        row("a table", "CREATE TABLE u (a)");
        row("a temporary table", "CREATE TEMP TABLE u (a)");
        row("a dropped table", "DROP TABLE t");
        row("another file", "ATTACH 'x' AS x");
        row("a transaction", "BEGIN");
        row("a savepoint", "SAVEPOINT x");
        row("statistics", "ANALYZE");
        row("a setting", "PRAGMA user_version = 1");
        row("a setting that is no reading one", "PRAGMA journal_mode");
        row("a function on no list", "SELECT load_extension('x')");
        row("a function that registers code", "SELECT fts3_tokenizer('simple')");
    }

    void isDenied()
    {
        QFETCH(QByteArray, sql);
        const auto prepared = prepareSqlite(m_database.get(), m_fence, sql.toStdString());
        QVERIFY(!prepared.ok());
        QVERIFY2(m_fence.denied, prepared.error().message.c_str());
        QCOMPARE(prepared.error().failure, EngineFailure::notAllowed);
    }

    void isAllowed_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("reading a table") << QByteArray("SELECT a FROM t");
        QTest::newRow("a recursion") << QByteArray(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT i FROM n");
        QTest::newRow("a listed function") << QByteArray("SELECT lower('A')");
        QTest::newRow("a listed pragma as a table") << QByteArray("SELECT name FROM pragma_table_info('t')");
        QTest::newRow("the first json_each of a connection") << QByteArray("SELECT value FROM json_each('[1]')");
    }

    void isAllowed()
    {
        QFETCH(QByteArray, sql);
        const auto prepared = prepareSqlite(m_database.get(), m_fence, sql.toStdString());
        QVERIFY2(prepared.ok(), prepared ? "" : prepared.error().message.c_str());
    }

    void takesExactlyOneStatement_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("two") << QByteArray("SELECT 1; SELECT 2");
        QTest::newRow("one and a comment after it") << QByteArray("SELECT 1; -- x");
        QTest::newRow("none") << QByteArray("-- x");
        QTest::newRow("a NUL before the second") << QByteArray("SELECT 1\0; SELECT 2", 19);
    }

    void takesExactlyOneStatement()
    {
        QFETCH(QByteArray, sql);
        const auto prepared = prepareSqlite(m_database.get(), m_fence, sql.toStdString());
        QVERIFY(!prepared.ok());
        QCOMPARE(prepared.error().failure, EngineFailure::notAllowed);
    }

    void aDatabaseOpenedForWritingIsRefused()
    {
        const Database writable = opened(SQLITE_OPEN_READWRITE);
        const auto raised = raiseSqliteFence(writable.get(), m_fence);
        QVERIFY(!raised.ok());
        QCOMPARE(raised.error().failure, EngineFailure::notReadOnly);
    }

private:
    [[nodiscard]] Database opened(int flags) const
    {
        sqlite3* database = nullptr;
        sqlite3_open_v2(m_file.path().toUtf8().constData(), &database, flags, nullptr);
        return {database, sqlite3_close};
    }

    const SqliteFile m_file{"CREATE TABLE t (a);"};
    SqliteFence m_fence;
    Database m_database{nullptr, sqlite3_close};
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteSettingsTest)

#include "tst_sqlitesettings.moc"
