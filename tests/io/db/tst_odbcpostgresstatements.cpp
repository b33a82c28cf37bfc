// The second line of defence alone, through psqlODBC: errors for wrong statements, and no hostile statement changes
// anything.

#include "support/corpus.h"
#include "support/odbcdrivers.h"
#include "support/postgresfingerprint.h"
#include "triedwithin.h"

#include <QTest>

#include <algorithm>

namespace querymend {

class OdbcPostgresStatementsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        m_native = m_server->open("reader");
        QVERIFY(m_native);
    }

    void init()
    {
        auto session = openSession(odbcTarget(*m_server, "reader"));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        m_session = std::move(session).value();
    }

    void cleanup() { m_session.reset(); }
    void cleanupTestCase()
    {
        m_native.reset();
        m_server.reset();
    }

    void tellsWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("hint");
        const auto row = [](const char* name, const char* sql, const char* code, const char* message,
                            const char* hint = "") {
            QTest::newRow(name) << QByteArray(sql) << QByteArray(code) << QByteArray(message) << QByteArray(hint);
        };
        row("an unknown column", "SELECT id, wrong FROM orders", "42703", "column \"wrong\" does not exist");
        row("an unknown column much like another", "SELECT o.totl FROM orders AS o", "42703",
            "column o.totl does not exist", "Perhaps you meant to reference the column \"o.total\".");
        row("an unknown table", "SELECT 1 FROM nowhere", "42P01", "relation \"nowhere\" does not exist");
        row("a word that does not belong", "SELECT id FROM orders GROUP WHERE id = 1", "42601",
            "syntax error at or near \"WHERE\"");
        row("a text that ends early", "SELECT id FROM", "42601", "syntax error at end of input");
        row("a parenthesis that would end ours", "SELECT 1) AS querymend, (SELECT 2", "42601",
            "syntax error at or near \")\"");
        row("a value of another type", "SELECT * FROM orders WHERE id = 'x'", "22P02",
            "invalid input syntax for type integer: \"x\"");
        row("a parameter", "SELECT $1", "42P02", "there is no parameter $1");
    }

    void tellsWhatIsWrong()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, hint);
        const std::string text = sql.toStdString();
        const auto prepared = m_session->prepare(text);
        const auto planned = m_session->explain(text, {});
        const auto run = m_session->run(text, {});
        QVERIFY(!prepared.ok() && !planned.ok() && !run.ok());
        for (const EngineError& error : {prepared.error(), planned.error(), run.error()}) {
            QCOMPARE(error.failure, EngineFailure::refused);
            QCOMPARE(error.code, code.toStdString());
            QCOMPARE(error.message, message.toStdString());
            QCOMPARE(error.hint, hint.toStdString());
        }
    }

    void tellsWhatGoesWrongOnlyWhenItRuns()
    {
        const auto cursor = m_session->run("SELECT 1 / (i - 3) FROM generate_series(1, 5) AS i", {});
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(10);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().code, std::string("22012"));
        QCOMPARE(page.error().message, std::string("division by zero"));
    }

    void doesNotRun_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a second statement") << QByteArray("SELECT 1; SELECT 2");
        QTest::newRow("a second statement that ends the transaction")
            << QByteArray("SELECT 1; COMMIT; DELETE FROM payments");
        QTest::newRow("a second statement where a driver sees none")
            << QByteArray("SELECT $a$'$a$; COMMIT; DELETE FROM payments; SELECT $a$'$a$");
        QTest::newRow("a delete") << QByteArray("DELETE FROM payments");
        QTest::newRow("a delete that gives rows") << QByteArray("DELETE FROM payments RETURNING 1");
        QTest::newRow("a delete in a CTE")
            << QByteArray("WITH d AS (DELETE FROM payments RETURNING 1) SELECT 1 FROM d");
        QTest::newRow("a table made") << QByteArray("CREATE TABLE x (a int)");
        QTest::newRow("select into") << QByteArray("SELECT 1 AS a INTO x");
        QTest::newRow("the transaction ended") << QByteArray("COMMIT");
        QTest::newRow("a block of code") << QByteArray("DO $$ BEGIN DELETE FROM payments; END $$");
        QTest::newRow("a setting") << QByteArray("SET statement_timeout = 0");
        QTest::newRow("a NUL") << QByteArray("SELECT 1\0; DELETE FROM payments", 32);
        QTest::newRow("an explain that runs") << QByteArray("EXPLAIN ANALYZE SELECT 1");
    }

    void doesNotRun()
    {
        QFETCH(QByteArray, sql);
        const auto prepared = m_session->prepare(sql.toStdString());
        const auto run = m_session->run(sql.toStdString(), {});
        const auto planned = m_session->explain(sql.toStdString(), {});
        QVERIFY(!prepared.ok() && !run.ok() && !planned.ok());
        QCOMPARE(prepared.error().failure, EngineFailure::notAllowed);
        QCOMPARE(run.error().failure, EngineFailure::notAllowed);
        QCOMPARE(planned.error().failure, EngineFailure::notAllowed);
    }

    /// After a failed statement the driver rolls back nothing, everything or that statement, depending on this setting.
    void whatTheDriverRollsBackMakesNoDifference_data()
    {
        QTest::addColumn<QByteArray>("protocol");
        for (const char* protocol : {"7.4-0", "7.4-1", "7.4-2"})
            QTest::newRow(protocol) << QByteArray(protocol);
    }

    void whatTheDriverRollsBackMakesNoDifference()
    {
        QFETCH(QByteArray, protocol);
        ConnectionTarget target = odbcTarget(*m_server, "reader");
        target.database += ";Protocol=" + protocol.toStdString();
        const auto session = openSession(target);
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const std::string before = fingerprintOf(*m_server);
        for (const char* text : {"SELECT wrong", "SELECT leave_a_trace()", "SELECT 1; DELETE FROM payments",
                                 "DELETE FROM payments RETURNING 1", "SELECT 1 / 0 FROM nextval('s')"}) {
            const auto run = session.value()->run(text, {});
            QVERIFY2(!run.ok() || !run.value()->fetch(10).ok(), text);
            QVERIFY(session.value()->prepare("SELECT 1").ok());
        }
        QCOMPARE(fingerprintOf(*m_server), before);
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

    void aStatementCannotLiftItsLimit()
    {
        const auto cursor = m_session->run("SELECT set_config('statement_timeout', '0', false), pg_sleep(i * 600) "
                                           "FROM generate_series(0, 1) AS i",
                                           Limits{std::chrono::milliseconds(100)});
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(2);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
    }

    void legalTextsRunAsInTheNativeEngine_data()
    {
        QTest::addColumn<QByteArray>("sql");
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, "legal/postgresql.sql")) {
            // A statement without values for its parameters cannot become a cursor.
            if (item.value("settings").empty() && item.name != "parameters")
                QTest::newRow(item.name.c_str()) << QByteArray::fromStdString(item.sql);
        }
    }

    void legalTextsRunAsInTheNativeEngine()
    {
        QFETCH(QByteArray, sql);
        const std::string text = sql.toStdString();
        const auto prepared = m_session->prepare(text);
        QVERIFY2(prepared.ok(), prepared ? "" : prepared.error().message.c_str());
        const auto outcomeOf = [&](Session& session) {
            const auto cursor = session.run(text, {});
            if (!cursor)
                return cursor.error().code;
            const auto page = cursor.value()->fetch(100); // the number of rows may be random
            return page ? std::to_string(cursor.value()->columns().size()) + " columns" : page.error().code;
        };
        QCOMPARE(QString::fromStdString(outcomeOf(*m_session)), QString::fromStdString(outcomeOf(*m_native)));
    }

    /// Bypasses the guard, with a login that may write.
    void hostileTextsChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("sql");
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, "hostile/postgresql.sql"))
            QTest::newRow(item.name.c_str()) << QByteArray::fromStdString(item.sql);
    }

    void hostileTextsChangeNothing()
    {
        QFETCH(QByteArray, sql);
        if (m_before.empty())
            m_before = fingerprintOf(*m_server);
        QVERIFY2(m_before.find("ERROR") == std::string::npos, m_before.c_str());
        const Limits limits{std::chrono::milliseconds(300)};
        const std::string text = sql.toStdString();
        (void)m_session->prepare(text);
        (void)m_session->explain(text, limits);
        if (const auto cursor = m_session->run(text, limits))
            (void)cursor.value()->fetch(100);
        QCOMPARE(fingerprintOf(*m_server), m_before);
    }

    /// As in the program: the guard first, then the plan and one row.
    void nothingChangesThroughTheWholeCheck()
    {
        const std::string before = fingerprintOf(*m_server);
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "hostile/postgresql.sql")) {
            const Verdict verdict = wholeCheckOf(text, *m_session, Limits{std::chrono::milliseconds(300)});
            QVERIFY2(verdict.status != VerdictStatus::ok, text.name.c_str());
        }
        QCOMPARE(fingerprintOf(*m_server), before);
    }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("connection");
        QTest::addColumn<EngineFailure>("failure");
        QTest::addColumn<QByteArray>("message");
        const QByteArray driver("Driver=" QUERYMEND_PSQLODBC ";");
        QTest::newRow("a folder without a server") << driver + "Servername=/nowhere;Database=shop;UID=reader;PWD=secret"
                                                   << EngineFailure::unreachable << QByteArray("/nowhere");
        QTest::newRow("a data source that nobody set up")
            << QByteArray("DSN=none of these;PWD=secret") << EngineFailure::missingDriver
            << QByteArray("data sources:");
        QTest::newRow("a driver that is not there") << QByteArray("Driver=/nowhere/driver.so;PWD=secret")
                                                    << EngineFailure::missingDriver << QByteArray("installed drivers:");
        QTest::newRow("a string that says nothing")
            << QByteArray("UID=reader;PWD=secret") << EngineFailure::missingDriver << QByteArray("data sources:");
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, connection);
        QFETCH(EngineFailure, failure);
        QFETCH(QByteArray, message);
        const auto session = openSession(odbcTarget(connection.toStdString()));
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, failure);
        const std::string& text = session.error().message;
        QVERIFY2(text.find(message.toStdString()) != std::string::npos, text.c_str());
        QVERIFY2(text.find("secret") == std::string::npos, text.c_str());
    }

    void aWrongPasswordIsNotRepeated()
    {
        const std::string file = m_server->asOwner("SHOW hba_file");
        QCOMPARE(m_server->asOwner("CREATE ROLE locked LOGIN PASSWORD 'right'; COPY (VALUES ('local all locked "
                                   "scram-sha-256'), ('local all all trust')) TO '"
                                   + file.substr(0, file.size() - 1) + "'"),
                 std::string());
        QCOMPARE(m_server->asOwner("SELECT pg_reload_conf()"), std::string("t\n"));
        ConnectionTarget target = odbcTarget(*m_server, "locked");
        target.password = Secret("secret{;}");
        const auto refused = openSession(target);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().failure, EngineFailure::unreachable);
        const std::string& text = refused.error().message;
        QVERIFY2(text.find("password authentication failed") != std::string::npos, text.c_str());
        QVERIFY2(text.find("secret") == std::string::npos, text.c_str());
        target.password = Secret("right");
        const auto opened = openSession(target);
        QVERIFY2(opened.ok(), opened ? "" : opened.error().message.c_str());
    }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_native;
    std::unique_ptr<Session> m_session;
    std::string m_before;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OdbcPostgresStatementsTest)

#include "tst_odbcpostgresstatements.moc"
