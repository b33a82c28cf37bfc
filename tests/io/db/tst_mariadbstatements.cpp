#include "plantext.h"
#include "support/corpus.h"
#include "support/mariadbserver.h"

#include <QTest>

#include <algorithm>

namespace querymend {

class MariadbStatementsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
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

    void plansAsATree_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("tree");
        QTest::newRow("a join that is sorted")
            << QByteArray("SELECT c.name FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.total")
            << QByteArray("query_block \n"
                          "  filesort \n"
                          "    temporary_table \n"
                          "      nested_loop \n"
                          "        ALL o\n"
                          "        block-nl-join \n"
                          "          ALL c\n");
        QTest::newRow("one table by its key")
            << QByteArray("SELECT name FROM customers WHERE id = 1") << QByteArray("query_block \n  const customers\n");
        // The server writes all of these into its JSON unescaped.
        const QByteArray scan("query_block \n  ALL customers\n");
        QTest::newRow("an apostrophe in a condition")
            << QByteArray("SELECT id FROM customers WHERE name = 'O''Brien'") << scan;
        QTest::newRow("double quotes in a condition")
            << QByteArray("SELECT id FROM customers WHERE name = 'say \"hi\", \"rows\": 7'") << scan;
        QTest::newRow("tabs, backslashes and control characters in a condition")
            << QByteArray("SELECT id FROM customers WHERE city LIKE '%\t\\\\\\n\\0\x01%' AND name <> '\\\\'") << scan;
        QTest::newRow("quotes in a name")
            << QByteArray("SELECT `a\"b`.id FROM customers `a\"b` WHERE `a\"b`.name > 'a'")
            << QByteArray("query_block \n  ALL a\"b\n");
        QTest::newRow("a line break in a name leaves the plan as it is")
            << QByteArray("SELECT `a\"\n`.id FROM customers `a\"\n` WHERE `a\"\n`.name > 'a'") << QByteArray();
        QTest::newRow("bytes that are no text")
            << QByteArray("SELECT id FROM customers WHERE BINARY name = x'FF27'") << scan;
        QTest::newRow("no table") << QByteArray("SELECT 1") << QByteArray("query_block \n  table \n");
        QTest::newRow("a union") << QByteArray("SELECT id FROM customers UNION SELECT id FROM merge")
                                 << QByteArray("query_block \n"
                                               "  union_result <union1,2>\n"
                                               "    query_block \n"
                                               "      index customers\n"
                                               "    query_block \n"
                                               "      index merge\n");
        QTest::newRow("a derived table") << QByteArray("SELECT d.n FROM (SELECT count(*) AS n FROM merge) AS d")
                                         << QByteArray("query_block \n"
                                                       "  ALL <derived2>\n"
                                                       "    materialized \n"
                                                       "      query_block \n"
                                                       "        index merge\n");
    }

    void plansAsATree()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, tree);
        const auto plan = m_session->explain(sql.toStdString(), {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(planText(plan->roots)), tree);
        QVERIFY(plan->raw.starts_with('{'));
    }

    void aPlanTellsRowsAndDetails()
    {
        const auto plan = m_session->explain("SELECT name FROM customers WHERE city = 'Porto'", {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
        const PlanNode& table = plan->roots.at(0).inputs.at(0);
        QCOMPARE(table.rows, std::optional<double>(3));
        const std::pair<std::string, std::string> expected("attached_condition", "customers.city = 'Porto'");
        QVERIFY(std::find(table.details.begin(), table.details.end(), expected) != table.details.end());
    }

    void tellsWhereAMistakeIs_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("at");
        const auto row = [](const char* name, const char* sql, const char* code, const char* at) {
            QTest::newRow(name) << QByteArray(sql) << QByteArray(code) << QByteArray(at);
        };
        row("a word that does not belong", "SELECT id FROM orders GROUP WHERE id = 1", "1064", "WHERE");
        row("the same after letters of several bytes",
            "SELECT 'gr\xC3\xB6\xC3\x9F\x65 \xE2\x82\xAC \xF0\x9F\x8D\xB5' FROM orders GROUP WHERE id = 1", "1064",
            "WHERE");
        row("the same on a later line", "SELECT id\nFROM orders\nGROUP WHERE id = 1", "1064", "WHERE");
        row("a second statement", "SELECT 1; SELECT 2", "1064", "SELECT 2");
        row("an unknown column is named and not pointed at", "SELECT id, wrong FROM orders", "1054", "");
        row("an unknown table is named and not pointed at", "SELECT 1 FROM nowhere", "1146", "");
        row("a rest that is too long to be certain",
            "SELECT id FROM orders GROUP WHERE id = 1 OR id = 2 OR id = 3 OR id = 4 OR id = 5 OR id = 6 OR id = 7 OR "
            "id = 8 OR id = 9",
            "1064", "");
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
            QCOMPARE(QByteArray::fromStdString(error.code), code);
            QCOMPARE(error.offset, expected);
        }
    }

    void tellsTheEndWhereAStatementStopsShort()
    {
        const auto prepared = m_session->prepare("SELECT id FROM");
        QVERIFY(!prepared.ok());
        QCOMPARE(prepared.error().offset, std::optional<std::uint32_t>(14));
    }

    void doesNotRun_data()
    {
        QTest::addColumn<QByteArray>("sql");
        const auto row = [](const char* name, const char* sql) { QTest::newRow(name) << QByteArray(sql); };
        row("a delete", "DELETE FROM payments");
        row("a delete that returns rows", "DELETE FROM payments RETURNING id");
        row("an insert that returns rows", "INSERT INTO merge (id) VALUES (9) RETURNING id");
        row("a table made", "CREATE TABLE x (a int)");
        row("a temporary table made", "CREATE TEMPORARY TABLE x (a int)");
        row("rows into a file", "SELECT 1 INTO OUTFILE 'x'");
        row("rows into a file after a comment", "SELECT 1 LIMIT 1 INTO/**/OUTFILE 'x'");
        row("rows into a file in an executable comment", "SELECT 1 /*! INTO OUTFILE 'x' */");
        row("rows into a variable", "SELECT 1 INTO @a");
        row("the fence taken down", "SET SESSION TRANSACTION READ WRITE");
        row("a limit lifted for one statement", "SET STATEMENT max_statement_time = 0 FOR SELECT 1");
        row("a transaction that may write", "START TRANSACTION READ WRITE");
        row("a procedure", "CALL p()");
        row("text as a statement in a block", "BEGIN NOT ATOMIC SELECT 1; END");
        row("an analysis that runs", "ANALYZE FORMAT=JSON SELECT 1");
        row("another connection ended", "KILL 1");
        row("a table checked", "CHECK TABLE merge");
        row("statistics written", "ANALYZE TABLE merge");
        row("a list of what there is", "SHOW TABLES");
        row("rows locked", "SELECT * FROM payments FOR UPDATE");
        row("nothing", "-- x");
        QTest::newRow("a NUL") << QByteArray("SELECT 1\0; DELETE FROM payments", 32);
    }

    void doesNotRun()
    {
        QFETCH(QByteArray, sql);
        // Has every right on the tables and files, so it is the session that refuses.
        const auto session = m_server->open("files");
        QVERIFY(session);
        const auto run = session->run(sql.toStdString(), {});
        const auto planned = session->explain(sql.toStdString(), {});
        QVERIFY(!run.ok() && !planned.ok());
        QVERIFY2(run.error().failure == EngineFailure::notAllowed, run.error().message.c_str());
        QVERIFY2(planned.error().failure == EngineFailure::notAllowed, planned.error().message.c_str());
    }

    void aStackIsNoStatement_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("two statements") << QByteArray("SELECT 1; DROP TABLE merge");
        QTest::newRow("two minus signs without a blank") << QByteArray("SELECT 1 --1; DROP TABLE merge");
        QTest::newRow("a comment that ends before it") << QByteArray("SELECT 1 # ;\n; DROP TABLE merge");
        QTest::newRow("a transaction that ends first")
            << QByteArray("SELECT 1; SET SESSION TRANSACTION READ WRITE; DROP TABLE merge");
    }

    void aStackIsNoStatement()
    {
        QFETCH(QByteArray, sql);
        const auto run = m_session->run(sql.toStdString(), {});
        QVERIFY(!run.ok());
        QCOMPARE(run.error().failure, EngineFailure::refused);
        QCOMPARE(run.error().code, std::string("1064"));
    }

    void isStoppedWhenItWrites_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a function that deletes") << QByteArray("SELECT leave_a_trace()");
        QTest::newRow("a function that first takes the fence down")
            << QByteArray("SELECT lift_the_fence(), leave_a_trace()");
        QTest::newRow("a sequence moved") << QByteArray("SELECT NEXTVAL(s)");
        QTest::newRow("a sequence set") << QByteArray("SELECT SETVAL(s, 5)");
    }

    void isStoppedWhenItWrites()
    {
        QFETCH(QByteArray, sql);
        const auto cursor = m_session->run(sql.toStdString(), {});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::notAllowed);
    }

    void theFenceStandsAgainAfterAFunctionTookItDown()
    {
        const auto lifted = m_session->run("SELECT lift_the_fence()", {});
        QVERIFY(lifted.ok() && lifted.value()->fetch(10).ok());
        const auto cursor = m_session->run("SELECT leave_a_trace()", {});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::notAllowed);
    }

    void aLockEndsWithItsStatement()
    {
        const auto cursor = m_session->run("SELECT GET_LOCK('mine', 1)", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(10).ok());
        QCOMPARE(m_server->asOwner("SELECT IS_FREE_LOCK('mine')"), std::string("1\n"));
    }

    void legalTextsArePrepared_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<bool>("runs");
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, "legal/mariadb.sql")) {
            if (item.value("settings").empty())
                QTest::newRow(item.name.c_str()) << QByteArray::fromStdString(item.sql) << (item.value("run") != "no");
        }
    }

    void legalTextsArePrepared()
    {
        QFETCH(QByteArray, sql);
        QFETCH(bool, runs);
        const std::string text = sql.toStdString();
        const auto prepared = m_session->prepare(text);
        QVERIFY2(prepared.ok(), prepared ? "" : prepared.error().message.c_str());
        if (!runs)
            return;
        const auto planned = m_session->explain(text, {});
        QVERIFY2(planned.ok(), planned ? "" : planned.error().message.c_str());
        const auto cursor = m_session->run(text, {});
        QVERIFY2(cursor.ok(), cursor ? "" : cursor.error().message.c_str());
        const auto page = cursor.value()->fetch(5);
        QVERIFY2(page.ok(), page ? "" : page.error().message.c_str());
    }

private:
    std::unique_ptr<MariadbServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbStatementsTest)

#include "tst_mariadbstatements.moc"
