#include "db/session/celltext.h"
#include "plantext.h"
#include "support/corpus.h"
#include "support/duckdbfile.h"

#include <QTest>

#include <algorithm>

namespace querymend {

class DuckdbStatementsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file =
            std::make_unique<DuckdbFile>(DuckdbFile::sampleScript()
                                         + "CREATE SEQUENCE s;"
                                           "CREATE MACRO quiet() AS TABLE SELECT * FROM \"enable_logging\"();"
                                           "CREATE MACRO \"Quieter\"() AS TABLE SELECT * FROM QUIET ();"
                                           "CREATE MACRO quiet_value() AS (SELECT count(*) FROM enable_logging());"
                                           "CREATE VIEW quiet_view AS SELECT * FROM enable_logging();"
                                           "CREATE MACRO on_view() AS TABLE FROM quiet_view;"
                                           "CREATE MACRO twice(n) AS n * 2;"
                                           "CREATE VIEW told AS SELECT 'enable_logging()' AS query, twice(2) AS n;");
        QVERIFY2(m_file->problem().isEmpty(), m_file->problem().constData());
        auto session = openSession(m_file->target());
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        m_session = std::move(session).value();
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_file.reset();
    }

    void plansAsATree()
    {
        const auto plan = m_session->explain(
            "SELECT c.name FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.id > 1 ORDER BY o.total", {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
        const std::string text = planText(plan->roots);
        QVERIFY2(text.starts_with("PROJECTION \n  ORDER_BY \n"), text.c_str());
        QVERIFY2(text.find("HASH_JOIN \n") != std::string::npos, text.c_str());
        QVERIFY2(text.find("SEQ_SCAN orders\n") != std::string::npos, text.c_str());
        QVERIFY2(text.find("SEQ_SCAN customers\n") != std::string::npos, text.c_str());
        QVERIFY(plan->roots.front().rows && !plan->roots.front().cost);
        const auto& details = plan->roots.front().inputs.front().details;
        QVERIFY(std::find(details.begin(), details.end(), std::pair<std::string, std::string>("Order By", "#1 ASC"))
                != details.end());
        QVERIFY(plan->raw.starts_with('['));
    }

    void macrosAndViewsThatOnlyReadStayInUse()
    {
        const auto cursor = m_session->run("SELECT query, twice(n) FROM told", {});
        QVERIFY2(cursor.ok(), cursor ? "" : cursor.error().message.c_str());
        const auto page = cursor.value()->fetch(1);
        QVERIFY(page.ok());
        QCOMPARE(cellText(page->rows.at(0).at(1)), std::string("8"));
    }

    void tellsWhereAMistakeIs_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("at");
        const auto row = [](const char* name, const QByteArray& sql, const char* message, const char* at) {
            QTest::newRow(name) << sql << QByteArray(message) << QByteArray(at);
        };
        row("an unknown column", "SELECT id, wrong FROM orders", "Binder Error: Referenced column \"wrong\"", "wrong");
        row("an unknown column after letters of several bytes",
            "SELECT 'gr\xC3\xB6\xC3\x9F\x65 \xE2\x82\xAC \xF0\x9F\x8D\xB5', wrong FROM orders",
            "Binder Error: Referenced column \"wrong\"", "wrong");
        row("an unknown table on a later line", "SELECT 1\n\tFROM nowhere", "Catalog Error: Table with name nowhere",
            "nowhere");
        row("a word that does not belong", "SELECT id FROM orders GROUP WHERE id = 1",
            "Parser Error: syntax error at or near \"WHERE\"", "WHERE");
        row("an unknown function", "SELECT 1, made_up(2)", "Catalog Error: Scalar Function with name made_up",
            "made_up");
        row("an open literal", "SELECT 1, 'abc", "Parser Error: unterminated quoted string", "'abc");
    }

    void tellsWhereAMistakeIs()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, at);
        const std::string text = sql.toStdString();
        const auto prepared = m_session->prepare(text);
        const auto planned = m_session->explain(text, {});
        const auto run = m_session->run(text, {});
        QVERIFY(!prepared.ok() && !planned.ok() && !run.ok());
        for (const EngineError& error : {prepared.error(), planned.error(), run.error()}) {
            QCOMPARE(error.failure, EngineFailure::refused);
            QVERIFY2(error.message.starts_with(message.toStdString()), error.message.c_str());
            QVERIFY2(error.message.find("LINE 1") == std::string::npos, error.message.c_str());
            QCOMPARE(error.offset, std::optional(static_cast<std::uint32_t>(sql.indexOf(at))));
        }
    }

    void tellsWhereAValueIsWrongWhenItRuns()
    {
        const auto cursor = m_session->run("SELECT id, status::INTEGER FROM orders", {});
        const auto page = cursor ? cursor.value()->fetch(10) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page.ok());
        QVERIFY(page.error().message.starts_with("Conversion Error: Could not convert string 'shipped'"));
        QCOMPARE(page.error().offset, std::optional<std::uint32_t>(17));
        QVERIFY(m_session->prepare("SELECT 1").ok());
    }

    void doesNotRun_data()
    {
        QTest::addColumn<QByteArray>("sql");
        const auto rows = [](std::initializer_list<std::pair<const char*, QByteArray>> texts) {
            for (const auto& [name, sql] : texts)
                QTest::newRow(name) << sql;
        };
        rows({{"a delete", "DELETE FROM payments"},
              {"an insert", "INSERT INTO payments VALUES (9, 1, 1, 'x', NULL)"},
              {"a table made", "CREATE TABLE x (a INTEGER)"},
              {"a temporary table made", "CREATE TEMP TABLE x AS SELECT 1"},
              {"a database attached", "ATTACH 'beside.duckdb' AS b"},
              {"a copy to a file", "COPY orders TO 'orders.csv'"},
              {"an extension installed", "INSTALL httpfs"},
              {"an extension loaded", "LOAD json"},
              {"a setting", "SET threads = 1"},
              {"a variable set", "SET VARIABLE x = 1"},
              {"a pragma that sets", "PRAGMA enable_profiling"},
              {"a pragma that reads", "PRAGMA table_info('orders')"},
              {"a call", "CALL pragma_version()"},
              {"an export", "EXPORT DATABASE 'copy'"},
              {"a transaction", "BEGIN"},
              {"a checkpoint", "CHECKPOINT"},
              {"a prepared statement", "PREPARE p AS SELECT 1"},
              {"a comment", "COMMENT ON TABLE orders IS 'x'"},
              {"an explain that runs", "EXPLAIN ANALYZE SELECT 1"},
              {"an explain", "EXPLAIN SELECT 1"},
              {"two statements", "SELECT 1; SELECT 2"},
              {"a pivot that makes a type first", "PIVOT orders ON status USING sum(total)"},
              {"a NUL", QByteArray("SELECT 1\0; DELETE FROM payments", 32)},
              {"nothing", "-- nothing"},
              {"logging switched on", "FROM enable_logging()"},
              {"profiling switched on, in capitals and quotes", "SELECT * FROM system.main.\"ENABLE_PROFILING\"()"},
              {"a denied function deep inside", "SELECT (SELECT max(a) FROM (SELECT [setseed(0.5)] AS a)) FROM orders"},
              {"SQL out of a text", "FROM query('SELECT 1')"},
              {"logging switched on by a macro of the database", "FROM quiet()"},
              {"logging switched on by a macro that calls another", "SELECT * FROM \"Quieter\"()"},
              {"logging switched on by a macro that gives a value", "SELECT id, quiet_value() FROM orders"},
              {"logging switched on by a view", "SELECT count(*) FROM quiet_view"},
              {"logging switched on by a macro on a view", "SELECT * FROM (SELECT * FROM on_view())"}});
    }

    void doesNotRun()
    {
        QFETCH(QByteArray, sql);
        const std::string text = sql.toStdString();
        const auto prepared = m_session->prepare(text);
        const auto run = m_session->run(text, {});
        const auto planned = m_session->explain(text, {});
        QVERIFY(!prepared.ok() && !run.ok() && !planned.ok());
        for (const EngineError& error : {prepared.error(), run.error(), planned.error()}) {
            QVERIFY2(error.failure == EngineFailure::notAllowed, error.message.c_str());
            QVERIFY(!error.message.empty());
        }
    }

    void isStopped_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a sequence moved") << QByteArray("SELECT s FROM (SELECT nextval('s') AS s)");
        QTest::newRow("a file as a table") << QByteArray("SELECT * FROM '/etc/hostname.csv'");
        QTest::newRow("a file as a table by a pattern") << QByteArray("FROM '/etc/*.parquet'");
        QTest::newRow("a database file as a table") << QByteArray("SELECT * FROM '/nowhere/x.duckdb'");
    }

    void isStopped()
    {
        QFETCH(QByteArray, sql);
        const auto cursor = m_session->run(sql.toStdString(), {});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page.ok());
        QVERIFY2(page.error().failure == EngineFailure::notAllowed, page.error().message.c_str());
    }

    void legalTextsArePrepared_data()
    {
        QTest::addColumn<QByteArray>("sql");
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, "legal/duckdb.sql")) {
            if (item.value("statements").empty())
                QTest::newRow(item.name.c_str()) << sqlFor(item);
        }
    }

    void legalTextsArePrepared()
    {
        QFETCH(QByteArray, sql);
        const auto prepared = m_session->prepare(sql.toStdString());
        QVERIFY2(prepared.ok(), prepared ? "" : prepared.error().message.c_str());
    }

    void legalTextsAreRun_data()
    {
        QTest::addColumn<QByteArray>("sql");
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, "legal/duckdb.sql")) {
            if (item.value("statements").empty() && item.value("run") != "no")
                QTest::newRow(item.name.c_str()) << sqlFor(item);
        }
    }

    void legalTextsAreRun()
    {
        QFETCH(QByteArray, sql);
        const auto planned = m_session->explain(sql.toStdString(), {});
        QVERIFY2(planned.ok(), planned ? "" : planned.error().message.c_str());
        const auto cursor = m_session->run(sql.toStdString(), {});
        QVERIFY2(cursor.ok(), cursor ? "" : cursor.error().message.c_str());
        const auto page = cursor.value()->fetch(100);
        QVERIFY2(page.ok(), page ? "" : page.error().message.c_str());
    }

private:
    /// The corpus uses the name of an in-memory database; here the database is named after its file.
    static QByteArray sqlFor(const CorpusCase& item)
    {
        return QByteArray::fromStdString(item.sql).replace("memory.main.", "test.main.");
    }

    std::unique_ptr<DuckdbFile> m_file;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbStatementsTest)

#include "tst_duckdbstatements.moc"
