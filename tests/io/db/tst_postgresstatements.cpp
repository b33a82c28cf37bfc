#include "plantext.h"
#include "support/corpus.h"
#include "support/postgresfingerprint.h"

#include <QTest>

#include <algorithm>

namespace querymend {

class PostgresStatementsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void init()
    {
        auto session = openSession(m_server->target("reader"));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        m_session = std::move(session).value();
    }

    void cleanup() { m_session.reset(); }
    void cleanupTestCase() { m_server.reset(); }

    void plansAsATree()
    {
        const auto plan = m_session->explain(
            "SELECT c.name FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.total", {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
        const std::string text = planText(plan->roots);
        QVERIFY2(text.starts_with("Sort \n  "), text.c_str());
        QVERIFY2(text.find("Seq Scan orders\n") != std::string::npos, text.c_str());
        QVERIFY2(text.find("customers\n") != std::string::npos, text.c_str());
        QVERIFY(plan->roots.front().rows && plan->roots.front().cost);
        const auto& details = plan->roots.front().details;
        QVERIFY(std::find(details.begin(), details.end(), std::pair<std::string, std::string>("Sort Key", "o.total"))
                != details.end());
        QVERIFY(plan->raw.starts_with('['));
    }

    void planningThatTakesTooLongIsStopped()
    {
        QVERIFY(m_server
                    ->asOwner("CREATE FUNCTION slow() RETURNS int IMMUTABLE LANGUAGE plpgsql AS "
                              "'BEGIN PERFORM pg_sleep(60); RETURN 1; END'")
                    .empty());
        const auto plan = m_session->explain("SELECT slow()", Limits{std::chrono::milliseconds(50)});
        QVERIFY(!plan.ok());
        QCOMPARE(plan.error().failure, EngineFailure::timedOut);
        QVERIFY(m_session->explain("SELECT 1", {}).ok());
    }

    void tellsWhereAMistakeIs_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("at");
        QTest::newRow("an unknown column")
            << QByteArray("SELECT id, wrong FROM orders") << QByteArray("42703") << QByteArray("wrong");
        QTest::newRow("an unknown column after letters of several bytes")
            << QByteArray("SELECT 'gr\xC3\xB6\xC3\x9F\x65 \xE2\x82\xAC \xF0\x9F\x8D\xB5', wrong FROM orders")
            << QByteArray("42703") << QByteArray("wrong");
        QTest::newRow("an unknown table on a later line")
            << QByteArray("SELECT 1\nFROM nowhere") << QByteArray("42P01") << QByteArray("nowhere");
        QTest::newRow("a word that does not belong")
            << QByteArray("SELECT id FROM orders GROUP WHERE id = 1") << QByteArray("42601") << QByteArray("WHERE");
        QTest::newRow("a second statement") << QByteArray("SELECT 1; SELECT 2") << QByteArray("42601") << QByteArray();
        QTest::newRow("a value of another type")
            << QByteArray("SELECT * FROM orders WHERE id = 'x'") << QByteArray("22P02") << QByteArray("'x'");
    }

    void tellsWhereAMistakeIs()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, at);
        const std::string text = sql.toStdString();
        const std::optional<std::uint32_t> expected =
            at.isEmpty() ? std::nullopt : std::optional(static_cast<std::uint32_t>(sql.indexOf(at)));
        const auto prepared = m_session->prepare(text);
        const auto planned = m_session->explain(text, {});
        const auto run = m_session->run(text, {});
        QVERIFY(!prepared.ok() && !planned.ok() && !run.ok());
        for (const EngineError& error : {prepared.error(), planned.error(), run.error()}) {
            QCOMPARE(error.failure, EngineFailure::refused);
            QCOMPARE(error.code, code.toStdString());
            QCOMPARE(error.offset, expected);
        }
    }

    void doesNotRun_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a delete") << QByteArray("DELETE FROM payments");
        QTest::newRow("a delete in a CTE")
            << QByteArray("WITH d AS (DELETE FROM payments RETURNING 1) SELECT 1 FROM d");
        QTest::newRow("a table made") << QByteArray("CREATE TABLE x (a int)");
        QTest::newRow("select into") << QByteArray("SELECT 1 AS a INTO x");
        QTest::newRow("the transaction ended") << QByteArray("COMMIT");
        QTest::newRow("a NUL") << QByteArray("SELECT 1\0; DELETE FROM payments", 32);
        QTest::newRow("an explain that runs") << QByteArray("EXPLAIN ANALYZE SELECT 1");
    }

    void doesNotRun()
    {
        QFETCH(QByteArray, sql);
        const auto run = m_session->run(sql.toStdString(), {});
        const auto planned = m_session->explain(sql.toStdString(), {});
        QVERIFY(!run.ok() && !planned.ok());
        QCOMPARE(run.error().failure, EngineFailure::notAllowed);
        QCOMPARE(planned.error().failure, EngineFailure::notAllowed);
    }

    void isStoppedWhenItWrites_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a function that deletes") << QByteArray("SELECT leave_a_trace()");
        QTest::newRow("rows locked") << QByteArray("SELECT * FROM payments FOR UPDATE");
        QTest::newRow("a sequence moved") << QByteArray("SELECT nextval('s')");
    }

    void isStoppedWhenItWrites()
    {
        QFETCH(QByteArray, sql);
        const auto cursor = m_session->run(sql.toStdString(), {});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::notAllowed);
    }

    void legalTextsArePrepared_data()
    {
        QTest::addColumn<QByteArray>("sql");
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, "legal/postgresql.sql")) {
            if (item.value("settings").empty())
                QTest::newRow(item.name.c_str()) << QByteArray::fromStdString(item.sql);
        }
    }

    void legalTextsArePrepared()
    {
        QFETCH(QByteArray, sql);
        const auto prepared = m_session->prepare(sql.toStdString());
        QVERIFY2(prepared.ok(), prepared ? "" : prepared.error().message.c_str());
    }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresStatementsTest)

#include "tst_postgresstatements.moc"
