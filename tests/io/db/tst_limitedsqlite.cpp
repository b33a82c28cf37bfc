// Which tables a statement reads is known from SQLite, which asks an authorizer about each of them.

#include "check/ladder.h"
#include "check/schemaview.h"
#include "db/addresses/chosentables.h"
#include "schema/tablelimit.h"
#include "support/corpus.h"
#include "support/goodqueries.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace querymend {

namespace {

using Names = std::set<std::string>;

class WatchedSqlite {
public:
    explicit WatchedSqlite(const SqliteFile& file, Names views = {}) : m_views(std::move(views))
    {
        sqlite3_open_v2(file.path().toUtf8().constData(), &m_database, SQLITE_OPEN_READONLY, nullptr);
        sqlite3_db_config(m_database, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
        readBy("SELECT 1 FROM json_each('[]'), json_tree('[]')"); // makes SQLite read the catalog, once
        sqlite3_set_authorizer(m_database, watch, this);
    }
    WatchedSqlite(const WatchedSqlite&) = delete;
    WatchedSqlite& operator=(const WatchedSqlite&) = delete;
    ~WatchedSqlite() { sqlite3_close(m_database); }

    /// Returns what the statement reads itself, not through one of the views; nothing if it cannot be prepared.
    std::optional<Names> readBy(const std::string& text)
    {
        m_read.clear();
        sqlite3_stmt* statement = nullptr;
        const int code = sqlite3_prepare_v2(m_database, text.c_str(), -1, &statement, nullptr);
        sqlite3_finalize(statement);
        return code == SQLITE_OK ? std::optional(m_read) : std::nullopt;
    }

private:
    static int watch(void* watched, int action, const char* table, const char* /*column*/, const char* /*database*/,
                     const char* inner)
    {
        auto& self = *static_cast<WatchedSqlite*>(watched);
        const bool isInView = inner && self.m_views.count(inner) > 0; // else it is the name of a CTE or a subquery
        if (action == SQLITE_READ && table && !isInView)
            self.m_read.insert(table);
        return SQLITE_OK;
    }

    sqlite3* m_database = nullptr;
    Names m_views;
    Names m_read;
};

/// The text that may be sent to the engine; empty if the check refuses it.
std::string admitted(const std::string& text, const Dialect& dialect, const SchemaView& view)
{
    const Verdict verdict = checkStatically(text, {&dialect, &view, CheckPolicy::analyst, {}});
    if (!verdict.unclearSql.empty())
        return verdict.unclearSql;
    return verdict.primary() ? std::string() : verdict.sanitizedSql;
}

class LimitJudge {
public:
    explicit LimitJudge(const SqliteFile& file)
        : m_session(file.open()),
          m_whole(Catalog(m_session->readSchema({}).value(), m_session->dialect().syntax.names)),
          m_plain(file, viewsIn(m_whole.catalog().snapshot()))
    {
        for (const Table& table : m_whole.catalog().snapshot().tables)
            m_tables.push_back(table.name);
    }

    /// Chooses half of the tables.
    void choose(std::uint64_t seed)
    {
        std::mt19937_64 random(seed);
        std::vector<std::string> tables = m_tables;
        std::shuffle(tables.begin(), tables.end(), random);
        tables.resize((tables.size() + 1) / 2);
        m_chosen = Names(tables.begin(), tables.end());
        m_limited.emplace(Catalog(limitedTo(m_whole.catalog(), tables).snapshot, m_session->dialect().syntax.names));
    }

    void judge(const std::string& text)
    {
        const Dialect& dialect = m_session->dialect();
        const std::string free = admitted(text, dialect, m_whole);
        const std::string limited = admitted(text, dialect, *m_limited);
        const auto read = m_plain.readBy(limited.empty() ? free : limited);
        if (!limited.empty()) {
            ++m_admitted;
            if (read && !isChosen(*read))
                differ(text, "reads " + listed(*read) + ", of which not all were chosen");
        } else if (!free.empty() && read && isChosen(*read)) {
            differ(text, "is refused, but reads only " + listed(*read));
        } else if (!free.empty()) {
            ++m_refused;
        }
    }

    [[nodiscard]] int admittedCount() const { return m_admitted; }
    [[nodiscard]] int refusedCount() const { return m_refused; }
    [[nodiscard]] int differences() const { return m_differences; }

private:
    static Names viewsIn(const Snapshot& snapshot)
    {
        Names views;
        for (const Table& table : snapshot.tables) {
            if (table.kind == TableKind::view)
                views.insert(table.name);
        }
        return views;
    }

    /// CTEs are reported like tables.
    [[nodiscard]] bool isChosen(const Names& read) const
    {
        return std::all_of(read.begin(), read.end(), [this](const std::string& table) {
            const bool isStored = table.starts_with("sqlite_") || table.starts_with("pragma_")
                || std::find(m_tables.begin(), m_tables.end(), table) != m_tables.end();
            return !isStored || m_chosen.count(table) > 0;
        });
    }

    static std::string listed(const Names& names)
    {
        std::string out;
        for (const std::string& name : names)
            out += (out.empty() ? "" : ", ") + name;
        return out;
    }

    void differ(const std::string& text, const std::string& how)
    {
        ++m_differences;
        qWarning().noquote() << QString::fromStdString(text) << "\n =>" << QString::fromStdString(how);
    }

    std::unique_ptr<Session> m_session;
    SchemaView m_whole;
    WatchedSqlite m_plain;
    std::vector<std::string> m_tables;
    Names m_chosen;
    std::optional<SchemaView> m_limited;
    int m_admitted = 0;
    int m_refused = 0;
    int m_differences = 0;
};

} // namespace

class LimitedSqliteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGeneratedQueryIsRefusedExactlyIfItReadsOtherTables()
    {
        constexpr std::uint64_t choices = 12;
        constexpr int queriesAChoice = 250;
        const SqliteFile file(SqliteFile::sampleScript());
        LimitJudge judge(file);
        for (std::uint64_t seed = 1; seed <= choices; ++seed) {
            judge.choose(seed);
            GoodQueries queries("sqlite", {}, seed);
            for (int i = 0; i < queriesAChoice; ++i)
                judge.judge(queries.next());
            QCOMPARE(queries.problem(), std::string());
        }
        QVERIFY(judge.admittedCount() > 100);
        QVERIFY(judge.refusedCount() > 100);
        QCOMPARE(judge.differences(), 0);
    }

    void noHostileTextReadsOtherTables_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"hostile/sqlite.sql", "legal/sqlite.sql"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }

    void noHostileTextReadsOtherTables()
    {
        QFETCH(const QString, file);
        const SqliteFile database(SqliteFile::sampleScript());
        LimitJudge judge(database);
        const auto cases = readCorpus(QUERYMEND_CORPUS, file.toStdString());
        QVERIFY(!cases.empty());
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            judge.choose(seed);
            for (const CorpusCase& one : cases)
                judge.judge(one.sql);
        }
        QCOMPARE(judge.differences(), 0);
    }

    void aConnectionHasTheTablesThatItIsLimitedTo()
    {
        const SqliteFile file("CREATE TABLE orders (id INTEGER); CREATE TABLE secrets (pin TEXT);"
                              "CREATE VIEW sums AS SELECT count(*) AS pins FROM secrets;");
        ConnectionTarget target = file.target();
        chooseTable(target, "orders");
        chooseTable(target, "sums");
        chooseTable(target, "order");
        auto session = openSession(target);
        QVERIFY(session);
        QVERIFY(session.value()->warnings().empty());
        const auto schema = session.value()->readSchema({});
        QVERIFY(schema);
        QVERIFY(schema->limited);
        QCOMPARE(schema->tables.size(), std::size_t(2));
        QCOMPARE(schema->tables.front().name, std::string("orders"));
        const DatabaseWarnings wanted{UselessChoice{"order", false}};
        QVERIFY(session.value()->warnings() == wanted);
    }

    void aSessionRefusesOtherTablesEvenBeforeItsSchemaIsRead()
    {
        const SqliteFile file("CREATE TABLE orders (id INTEGER); CREATE TABLE secrets (pin TEXT);");
        ConnectionTarget target = file.target();
        chooseTable(target, "orders");
        auto session = openSession(target);
        QVERIFY(session);
        QVERIFY(session.value()->run("SELECT id FROM orders", {}).ok());
        for (const char* const statement : {"SELECT pin FROM secrets", "SELECT name FROM sqlite_master",
                                            "SELECT pin FROM secrets WHERE", "SELECT * FROM pragma_table_list"}) {
            const auto ran = session.value()->run(statement, {});
            QVERIFY2(!ran && ran.error().failure == EngineFailure::notAllowed, statement);
            QVERIFY(!session.value()->explain(statement, {}));
            QVERIFY(!session.value()->prepare(statement));
        }
        QCOMPARE(session.value()->run("SELECT pin FROM secrets", {}).error().message,
                 std::string("There is no table secrets."));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::LimitedSqliteTest)

#include "tst_limitedsqlite.moc"
