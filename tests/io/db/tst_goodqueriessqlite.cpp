// We accept what SQLite runs and refuse what it refuses.

#include "queryjudge.h"
#include "support/sqlitefile.h"

#include <QTest>

namespace querymend {

namespace {

class PlainSqlite {
public:
    explicit PlainSqlite(const SqliteFile& file)
    {
        sqlite3_open_v2(file.path().toUtf8().constData(), &m_database, SQLITE_OPEN_READONLY, nullptr);
        // Like our sessions: an unknown name in double quotes is no string.
        sqlite3_db_config(m_database, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    }
    PlainSqlite(const PlainSqlite&) = delete;
    PlainSqlite& operator=(const PlainSqlite&) = delete;
    ~PlainSqlite() { sqlite3_close(m_database); }

    [[nodiscard]] std::string complaint(const std::string& text) const
    {
        sqlite3_stmt* statement = nullptr;
        int code = sqlite3_prepare_v2(m_database, text.c_str(), -1, &statement, nullptr);
        while (code == SQLITE_OK || code == SQLITE_ROW)
            code = sqlite3_step(statement);
        const std::string said = code == SQLITE_DONE ? std::string() : sqlite3_errmsg(m_database);
        sqlite3_finalize(statement);
        return said;
    }

private:
    sqlite3* m_database = nullptr;
};

} // namespace

class GoodQueriesSqliteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areTakenAsByTheEngine()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        const PlainSqlite plain(file);
        const auto session = file.open();
        QVERIFY(session);
        QueryJudge judge(*session, [&](const std::string& text) { return plain.complaint(text); });
        judge.judge("sqlite", {}, queriesASeed);
        QVERIFY2(judge.taken() > 2 * judge.refused(), "the rules write too many bad queries");
        QCOMPARE(judge.differences(), 0);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::GoodQueriesSqliteTest)

#include "tst_goodqueriessqlite.moc"
