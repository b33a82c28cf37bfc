#include "restrictedcheck.h"
#include "support/mariadbserver.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto objects =
    "CREATE FUNCTION calm(a int) RETURNS int DETERMINISTIC RETURN a + 1;"
    "CREATE FUNCTION calm_block(a int) RETURNS int BEGIN DECLARE n int DEFAULT 0; SET n = a; SET a = n; "
    "IF n > 1 THEN RETURN abs(n); END IF; RETURN n; END;"
    "CREATE FUNCTION calm_reader() RETURNS int SQL SECURITY INVOKER READS SQL DATA RETURN (SELECT count(*) FROM "
    "orders);"
    "CREATE FUNCTION owners_reader() RETURNS int READS SQL DATA RETURN (SELECT count(*) FROM orders);"
    "CREATE FUNCTION declared() RETURNS int SQL SECURITY INVOKER MODIFIES SQL DATA RETURN 1;"
    "CREATE FUNCTION writes_file() RETURNS int SQL SECURITY INVOKER BEGIN SELECT 1 INTO OUTFILE '/nowhere/x'; "
    "RETURN 1; END;"
    "CREATE FUNCTION dumps_file() RETURNS int SQL SECURITY INVOKER BEGIN SELECT 1 INTO DUMPFILE '/nowhere/x'; "
    "RETURN 1; END;"
    "CREATE FUNCTION reads_file() RETURNS text SQL SECURITY INVOKER RETURN load_file('/etc/hostname');"
    "CREATE FUNCTION sleeps() RETURNS int SQL SECURITY INVOKER RETURN sleep(1);"
    "CREATE FUNCTION sets_bare() RETURNS int BEGIN SET tx_read_only = 0; RETURN 1; END;"
    "CREATE FUNCTION calls_writer() RETURNS int SQL SECURITY INVOKER RETURN leave_a_trace();"
    "CREATE VIEW over_writer AS SELECT leave_a_trace() AS x; CREATE VIEW over_view AS SELECT x FROM over_writer;"
    "CREATE VIEW over_passwords AS SELECT User AS u, authentication_string AS p FROM mysql.user;"
    "CREATE VIEW over_processes AS SELECT info AS i FROM information_schema.PROCESSLIST;"
    "CREATE VIEW over_calm AS SELECT calm(id) AS x FROM orders;"
    "CREATE FUNCTION archive.far() RETURNS int BEGIN DELETE FROM old; RETURN 1; END;"
    "CREATE VIEW archive.far_view AS SELECT archive.far() AS x;"
    "GRANT SELECT ON mysql.proc TO reader; GRANT ALL ON archive.* TO reader;";

} // namespace

class MariadbRestrictionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        problem = m_server->asOwner(objects);
        QVERIFY2(problem.empty(), problem.c_str());
        m_session = m_server->open("reader");
        QVERIFY(m_session);
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_server.reset();
    }

    void judgesWhatTheSchemaDefines_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArrayList>("names");
        const auto row = [](const char* name, const char* statement, const char* code, const QByteArrayList& names) {
            QTest::newRow(name) << QByteArray(statement) << QByteArray(code) << names;
        };
        const auto function = "side_effect_function";
        row("a computation", "SELECT calm(1)", "", {});
        row("a computation in a block", "SELECT calm_block(1)", "", {});
        row("a reader with the rights of who asks", "SELECT calm_reader()", "", {});
        row("a view on a computation", "SELECT x FROM over_calm", "", {});
        row("a reader with its owner's rights", "SELECT owners_reader()", function, {"owners_reader", "its owner"});
        row("a declaration", "SELECT declared()", function, {"shop.declared"});
        row("a writer", "SELECT leave_a_trace()", function, {"--allow-function shop.leave_a_trace"});
        row("a writer by its database", "SELECT `shop`.`LEAVE_a_trace`()", function, {"shop.leave_a_trace"});
        row("a setting of the session", "SELECT lift_the_fence()", function, {"shop.lift_the_fence"});
        row("a setting without its word", "SELECT sets_bare()", function, {"shop.sets_bare"});
        row("a file that is written", "SELECT writes_file()", function, {"shop.writes_file"});
        row("a file that is dumped", "SELECT dumps_file()", function, {"shop.dumps_file"});
        row("a file that is read", "SELECT reads_file()", function, {"shop.reads_file", "load_file"});
        row("a sleeper", "SELECT sleeps()", function, {"shop.sleeps", "sleep"});
        row("a function that calls a writer", "SELECT calls_writer()", function, {"calls_writer", "leave_a_trace"});
        row("a view on a writer", "SELECT x FROM over_writer", function, {"over_writer", "shop.leave_a_trace"});
        row("a view on a view on a writer", "SELECT x FROM over_view", function, {"over_view", "shop.leave_a_trace"});
        row("a view on passwords", "SELECT p FROM over_passwords", "forbidden_operation", {"over_passwords"});
        row("a view on what others do", "SELECT i FROM over_processes", "forbidden_operation", {"over_processes"});
        row("a writer in another database", "SELECT archive.far()", function, {"archive.far"});
        row("a view in another database", "SELECT x FROM archive.far_view", function, {"archive.far_view"});
    }
    void judgesWhatTheSchemaDefines()
    {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, code);
        QFETCH(const QByteArrayList, names);
        const QByteArray said = RestrictedCheck(*m_session)(statement.toStdString(), {});
        QVERIFY2(code.isEmpty() ? said.isEmpty() : said.startsWith(code + ':'), said.constData());
        for (const QByteArray& name : names)
            QVERIFY2(said.contains(name), said.constData());
    }

    void aTextThatTheLoginMayNotSeeIsRefused()
    {
        QVERIFY(m_server->asOwner("CREATE USER caller; GRANT SELECT, EXECUTE ON shop.* TO caller").empty());
        const auto session = m_server->open("caller");
        QVERIFY(session);
        const QByteArray said = RestrictedCheck(*session)("SELECT calm(1)", {});
        QVERIFY2(said.startsWith("side_effect_function:") && said.contains("may not see"), said.constData());
        QCOMPARE(RestrictedCheck(*session)("SELECT calm(1)", {"shop.calm"}), QByteArray());
    }

    void anAllowanceLiftsNoOtherWall()
    {
        ConnectionTarget target = m_server->target("reader");
        target.options["allow_functions"] = "leave_a_trace, over_view";
        auto session = openSession(target);
        QVERIFY2(session, session ? "" : session.error().message.c_str());
        QCOMPARE(RestrictedCheck(**session)("SELECT leave_a_trace()", {}), QByteArray());
        QCOMPARE(RestrictedCheck(**session)("SELECT 1 FROM over_view", {}), QByteArray());
        const std::string before = m_server->asOwner("SELECT count(*) FROM payments");
        auto cursor = session.value()->run("SELECT leave_a_trace()", {});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page);
        QCOMPARE(m_server->asOwner("SELECT count(*) FROM payments"), before);
    }

private:
    std::unique_ptr<MariadbServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbRestrictionsTest)

#include "tst_mariadbrestrictions.moc"
