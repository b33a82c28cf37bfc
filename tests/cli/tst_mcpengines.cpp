// `querymend mcp` on a live database of every kind: its tools, what is hostile, and what is stopped.

#include "support/corpus.h"
#include "support/folderfingerprint.h"
#include "support/hostilematrix.h"
#include "support/mcpclient.h"
#include "support/sqlitefile.h"
#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresfingerprint.h"
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
#include "support/mariadbserver.h"
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
#include "support/duckdbfile.h"
#endif

#include "escapedpath.h"

#include <QTest>

#include <functional>
#include <span>

using program::isError;
using program::McpClient;
using program::textOf;
using program::valuesOf;

namespace {

using namespace Qt::StringLiterals;

/// A database under test: its address, its dialect, and everything in it that a statement could change.
struct TestedEngine {
    QString url;
    std::string dialect;
    std::function<std::string()> state;
};

} // namespace

class McpEnginesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_sqlite.ok());
        const auto files = [this] { return querymend::fingerprintOf(m_sqlite.folder()).toStdString(); };
        m_engines[u"SQLite"_s] = {u"sqlite://"_s + m_sqlite.path(), "sqlite", files};
#ifdef QUERYMEND_SQLITEODBC
        m_engines[u"SQLite by ODBC"_s] = {u"odbc:Driver=" QUERYMEND_SQLITEODBC ";Database="_s + m_sqlite.path(),
                                          "sqlite", files};
#endif
        addPostgres();
        addMariadb();
        addDuckdb();
    }

    void givesEveryTool_data()
    {
        addEngines();
    }

    void givesEveryTool()
    {
        QFETCH(QString, engine);
        McpClient agent({m_engines[engine].url}, store(engine));
        const QJsonObject rows = agent.run(u"SELECT count(*) AS n FROM customers"_s);
        QVERIFY2(!isError(rows), qPrintable(textOf(rows)));
        QCOMPARE(valuesOf(rows)["row_count"_L1].toInt(), 1);
        QCOMPARE(valuesOf(rows)["truncated"_L1].toBool(), false);
        const QJsonObject found = agent.call("find_tables", {{u"about"_s, u"customers"_s}});
        QVERIFY2(textOf(found).contains(u"customers"_s), qPrintable(textOf(found)));
        const auto sql = [](const char* text) { return QJsonObject{{u"sql"_s, QString::fromLatin1(text)}}; };
        QVERIFY(!isError(agent.call("check_sql", sql("SELECT count(*) FROM customers"))));
        QVERIFY(isError(agent.call("check_sql", sql("SELECT nothing_like_it FROM customers"))));
        const QJsonObject mended = agent.call("mend_sql", sql("SELECT count(*) FROM customerss"));
        QCOMPARE(valuesOf(mended)["status"_L1].toString(), u"mended"_s);
        const QJsonObject plan = agent.call("explain_sql", sql("SELECT count(*) FROM customers"));
        QVERIFY2(!isError(plan) && !valuesOf(plan)["plan"_L1].toString().isEmpty(), qPrintable(textOf(plan)));
        QCOMPARE(agent.end(), 0);
    }

    void hostileStatementsChangeNothing_data()
    {
        addEngines();
    }

    void hostileStatementsChangeNothing()
    {
        QFETCH(QString, engine);
        const TestedEngine& tested = m_engines[engine];
        const std::string before = tested.state();
        McpClient agent({tested.url}, store(engine));
        std::vector<std::string> accepted;
        const std::vector<std::string> texts = hostileTexts(tested.dialect);
        constexpr std::size_t mostBeside = 100;
        for (std::size_t first = 0; first < texts.size(); first += mostBeside) {
            const auto beside = std::span(texts).subspan(first, std::min(mostBeside, texts.size() - first));
            for (std::size_t i = 0; const QJsonObject& result : resultsOf(agent, beside)) {
                if (!isError(result))
                    accepted.push_back(beside[i]);
                ++i;
            }
            QVERIFY2(tested.state() == before, beside.front().c_str());
        }
        QVERIFY2(accepted.empty(), accepted.empty() ? "" : accepted.front().c_str());
        const QJsonObject after = agent.run(u"SELECT 1 AS one"_s);
        QVERIFY2(!isError(after), qPrintable(textOf(after)));
        QCOMPARE(agent.end(), 0);
    }

    void staysSmallWithLargeCells_data()
    {
        addEngines();
    }

    void staysSmallWithLargeCells()
    {
        QFETCH(QString, engine);
        McpClient agent({m_engines[engine].url}, store(engine));
        const bool isSqlite = m_engines[engine].dialect == "sqlite";
        for (const char* const bytes : {"5000000", "100000000"}) {
            const QString cell = isSqlite ? u"replace(hex(zeroblob(%1)), '00', 'x')"_s : u"repeat('x', %1)"_s;
            static_cast<void>(agent.run(u"SELECT "_s + cell.arg(QLatin1String(bytes)) + u" AS x"_s));
        }
        QVERIFY(agent.longest() > 0 && agent.longest() < 60'000);
        QVERIFY2(agent.memoryPeak() < 300 * 1024, QByteArray::number(agent.memoryPeak()).constData());
        QVERIFY(!isError(agent.run(u"SELECT 1 AS one"_s)));
    }

#ifdef QUERYMEND_POSTGRES_FOLDER
    void stopsARunningStatement_data()
    {
        QTest::addColumn<bool>("isEnd");
        QTest::newRow("when it is cancelled") << false;
        QTest::newRow("when the input ends") << true;
    }

    /// Its own limit is half a minute, so what ends it sooner is the cancelling.
    void stopsARunningStatement()
    {
        QFETCH(bool, isEnd);
        McpClient agent({m_engines[u"PostgreSQL"_s].url}, store(u"cancelled"_s));
        const int id = agent.begin(
            "run_sql",
            {{u"sql"_s, u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"_s}});
        QVERIFY(agent.process().waitForBytesWritten());
        QTRY_COMPARE_WITH_TIMEOUT(running(), std::string("1\n"), 20'000);
        if (isEnd)
            QCOMPARE(agent.end(), 0);
        else
            agent.cancel(id);
        agent.process().waitForBytesWritten(100);
        QTRY_COMPARE_WITH_TIMEOUT(running(), std::string("0\n"), 20'000);
        if (isEnd)
            return;
        QVERIFY(!isError(agent.run(u"SELECT 1 AS one"_s)));
        QVERIFY(agent.line(1).isEmpty()); // nothing was said of the cancelled call
    }
#endif

private:
    void addEngines() const
    {
        QTest::addColumn<QString>("engine");
        for (const auto& [engine, tested] : m_engines)
            QTest::newRow(qPrintable(engine)) << engine;
    }

    void addPostgres()
    {
#ifdef QUERYMEND_POSTGRES_FOLDER
        QVERIFY(m_postgres.ok());
        QCOMPARE(m_postgres.fill(), std::string());
        const auto state = [this] { return querymend::fingerprintOf(m_postgres); };
        m_engines[u"PostgreSQL"_s] = {u"postgresql://reader@localhost/shop?host="_s + escapedPath(m_postgres.folder()),
                                      "postgresql", state};
#ifdef QUERYMEND_PSQLODBC
        m_engines[u"PostgreSQL by ODBC"_s] = {u"odbc:Driver=" QUERYMEND_PSQLODBC ";Servername="_s + m_postgres.folder()
                                                  + u";Database=shop;UID=reader"_s,
                                              "postgresql", state};
#endif
#endif
    }

    void addMariadb()
    {
#ifdef QUERYMEND_MARIADB_PROGRAM
        QVERIFY(m_mariadb.ok());
        QCOMPARE(m_mariadb.fill(), std::string());
        const std::string tables =
            m_mariadb.asOwner("SET group_concat_max_len = 100000; SELECT group_concat('`', table_name, '`') FROM "
                              "information_schema.tables WHERE table_schema = 'shop' AND table_type = 'BASE TABLE'");
        m_engines[u"MariaDB"_s] = {
            u"mariadb://reader@localhost/shop?socket="_s + escapedPath(QString::fromStdString(m_mariadb.socket())),
            "mariadb", [this, tables] {
                return m_mariadb.asOwner("CHECKSUM TABLE " + tables + " EXTENDED")
                    + m_mariadb.asOwner("SELECT count(*) FROM information_schema.tables")
                    + m_mariadb.asOwner("SELECT count(*) FROM information_schema.routines")
                    + QDir(m_mariadb.data() + u"/shop"_s).entryList(QDir::Files).join(u' ').toStdString();
            }};
#endif
    }

    void addDuckdb()
    {
#ifdef QUERYMEND_TESTED_DUCKDB
        QCOMPARE(m_duckdb.problem(), QByteArray());
        m_engines[u"DuckDB"_s] = {
            u"duckdb://"_s + m_duckdb.path() + u"?library="_s + escapedPath(u"" QUERYMEND_TESTED_DUCKDB ""_s), "duckdb",
            [this] { return querymend::fingerprintOf(m_duckdb.folder()).toStdString(); }};
#endif
    }

    /// What run_sql gives for statements that are sent beside each other.
    static std::vector<QJsonObject> resultsOf(McpClient& agent, std::span<const std::string> texts)
    {
        std::vector<int> ids;
        for (const std::string& text : texts)
            ids.push_back(agent.begin("run_sql", {{u"sql"_s, QString::fromStdString(text)}}));
        std::vector<QJsonObject> results;
        for (const int id : ids)
            results.push_back(agent.answer(id)["result"_L1].toObject());
        return results;
    }

    static std::vector<std::string> hostileTexts(const std::string& dialect)
    {
        std::vector<std::string> texts;
        for (const querymend::CorpusCase& text :
             querymend::readCorpus(QUERYMEND_CORPUS, "hostile/" + dialect + ".sql")) {
            // Sessions use the default settings and policy.
            if (text.value("settings").empty() && text.value("policy").empty())
                texts.push_back(text.sql);
        }
        // The guard is tested with all of them; here, some show that it stands in the way.
        constexpr std::size_t step = 199;
        const auto matrix = querymend::readHostileMatrix(QUERYMEND_CORPUS "/hostile/matrix.txt", dialect);
        for (std::size_t i = 0; i < matrix.size(); i += step)
            texts.push_back(matrix[i].sql);
        return texts;
    }

    [[nodiscard]] QString store(const QString& name) const
    {
        return m_folder.filePath(name + u".store"_s);
    }

#ifdef QUERYMEND_POSTGRES_FOLDER
    /// How many statements of agents the server works on.
    [[nodiscard]] std::string running() const
    {
        return m_postgres.asOwner(
            "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND usename = 'reader'");
    }

    querymend::PostgresServer m_postgres;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    querymend::MariadbServer m_mariadb;
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    querymend::DuckdbFile m_duckdb{querymend::DuckdbFile::sampleScript()};
#endif
    QTemporaryDir m_folder;
    std::map<QString, TestedEngine> m_engines;
    querymend::SqliteFile m_sqlite{querymend::SqliteFile::sampleScript()};
};

QTEST_GUILESS_MAIN(McpEnginesTest)

#include "tst_mcpengines.moc"
