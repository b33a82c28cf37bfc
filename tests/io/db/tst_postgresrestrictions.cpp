#include "restrictedcheck.h"
#include "support/postgresserver.h"

#include "db/schema/samplevalues.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto objects = R"sql(
CREATE EXTENSION file_fdw; CREATE EXTENSION dblink; CREATE EXTENSION pg_trgm; CREATE EXTENSION tablefunc;
CREATE TABLE orders (id int PRIMARY KEY, total int); CREATE TABLE plain (id int);
CREATE SERVER files FOREIGN DATA WRAPPER file_fdw;
CREATE FOREIGN TABLE outside (line text) SERVER files OPTIONS (program 'true');
CREATE FUNCTION calm(int) RETURNS int STABLE LANGUAGE sql AS 'SELECT $1';
CREATE FUNCTION calm_block(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS 'BEGIN RETURN $1; END';
CREATE FUNCTION as_owner(int) RETURNS int STABLE SECURITY DEFINER LANGUAGE sql AS 'SELECT $1';
CREATE FUNCTION busy(int) RETURNS int LANGUAGE sql AS 'SELECT $1';
CREATE FUNCTION calls_busy(int) RETURNS int STABLE LANGUAGE plpgsql AS 'BEGIN RETURN busy($1); END';
CREATE FUNCTION atomic_busy(int) RETURNS int STABLE LANGUAGE sql RETURN busy($1);
CREATE FUNCTION default_busy(a int DEFAULT busy(1)) RETURNS int STABLE LANGUAGE sql AS 'SELECT $1';
CREATE FUNCTION runs_text(text) RETURNS int STABLE LANGUAGE plpgsql AS 'DECLARE n int; BEGIN EXECUTE $1 INTO n; RETURN n; END';
CREATE FUNCTION reads_file() RETURNS text STABLE LANGUAGE sql AS $$SELECT pg_read_file('x')$$;
CREATE FUNCTION reads_passwords() RETURNS text STABLE LANGUAGE sql AS 'SELECT rolpassword FROM pg_authid';
CREATE FUNCTION reloads() RETURNS bool STABLE LANGUAGE internal AS 'pg_reload_conf';
CREATE FUNCTION in_c(int4, float8, float8) RETURNS SETOF float8 IMMUTABLE LANGUAGE c AS '$libdir/tablefunc', 'normal_rand';
CREATE FUNCTION as_field(orders) RETURNS int LANGUAGE sql AS 'SELECT $1.id';
CREATE FUNCTION busy_add(int, int) RETURNS int LANGUAGE sql AS 'SELECT $1 + $2';
CREATE AGGREGATE total_busy(int) (sfunc = busy_add, stype = int);
CREATE OPERATOR === (leftarg = int, rightarg = int, function = busy_add);
CREATE DOMAIN watched AS int CHECK (busy(VALUE) > 0); CREATE TABLE holds_watched (w watched);
CREATE TYPE money2 AS (amount int);
CREATE FUNCTION money_text(money2) RETURNS text LANGUAGE sql AS 'SELECT ''x''::text';
CREATE CAST (money2 AS text) WITH FUNCTION money_text(money2) AS IMPLICIT; CREATE TABLE holds_money (m money2);
CREATE VIEW over_busy AS SELECT busy(1) AS b; CREATE VIEW over_view AS SELECT b FROM over_busy;
CREATE VIEW over_operator AS SELECT 1 === 2 AS b; CREATE VIEW over_cast AS SELECT 1::watched AS w;
CREATE VIEW over_outside AS SELECT line FROM outside; CREATE MATERIALIZED VIEW kept AS SELECT b FROM over_view;
CREATE VIEW over_file AS SELECT pg_read_file('x') AS t; CREATE VIEW over_passwords AS SELECT rolname, rolpassword AS p FROM pg_authid;
CREATE MATERIALIZED VIEW kept_passwords AS SELECT p FROM over_passwords WITH NO DATA;
CREATE VIEW over_queries AS SELECT a.query AS q FROM pg_stat_activity AS a; CREATE VIEW over_counts AS SELECT count(*) AS n FROM pg_stat_activity;
CREATE VIEW plain_view AS SELECT id FROM orders;
CREATE TABLE years (y int) PARTITION BY LIST (y); CREATE FOREIGN TABLE year_1 PARTITION OF years FOR VALUES IN (1) SERVER files OPTIONS (program 'true');
CREATE TABLE policed (id int); ALTER TABLE policed ENABLE ROW LEVEL SECURITY; CREATE POLICY p ON policed USING (busy(id) = 1);
CREATE TABLE calmly_policed (id int); ALTER TABLE calmly_policed ENABLE ROW LEVEL SECURITY; CREATE POLICY p ON calmly_policed USING (calm(id) = 1);
CREATE FUNCTION on_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'; CREATE TRIGGER t BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION on_change();
CREATE SCHEMA other; CREATE FUNCTION other.elsewhere_busy() RETURNS int LANGUAGE sql AS 'SELECT 1'; CREATE FUNCTION other.calm(int) RETURNS int LANGUAGE sql AS 'SELECT 1';
)sql";

constexpr auto rights = "CREATE ROLE reader LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader;";

} // namespace

class PostgresRestrictionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->asOwner(std::string(objects) + rights);
        QVERIFY2(problem.empty(), problem.c_str());
        m_session = m_server->open("reader");
        QVERIFY(m_session);
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_server.reset();
    }

    void refusesWhatDoesMoreThanRead_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArrayList>("names");
        const auto row = [](const char* name, const char* statement, const char* code, const QByteArrayList& names) {
            QTest::newRow(name) << QByteArray(statement) << QByteArray(code) << names;
        };
        const auto function = "side_effect_function";
        const auto operation = "forbidden_operation";
        row("a function with its owner's rights", "SELECT as_owner(1)", function, {"public.as_owner", "its owner"});
        row("a volatile function", "SELECT busy(1)", function, {"public.busy", "--allow-function public.busy"});
        row("a function by its schema", "SELECT public.busy(1)", function, {"public.busy"});
        row("a function in other letters", "SELECT \"busy\"(1), BUSY(2)", function, {"public.busy"});
        row("a function after a comment", "SELECT busy /* a */ (1)", function, {"public.busy"});
        row("a function in another schema", "SELECT other.elsewhere_busy()", function, {"other.elsewhere_busy"});
        row("a function of one name in another schema", "SELECT other.calm(1)", function, {"other.calm"});
        row("a block that calls a volatile function", "SELECT calls_busy(1)", function, {"calls_busy", "public.busy"});
        row("a body that was parsed", "SELECT atomic_busy(1)", function, {"atomic_busy", "public.busy"});
        row("a default", "SELECT default_busy()", function, {"default_busy", "public.busy"});
        row("text as SQL", "SELECT runs_text('SELECT 1')", function, {"public.runs_text", "a string as SQL"});
        row("a file", "SELECT reads_file()", function, {"public.reads_file", "pg_read_file"});
        row("passwords", "SELECT reads_passwords()", function, {"public.reads_passwords", "pg_authid"});
        row("another name for a function of the server", "SELECT reloads()", function, {"public.reloads"});
        row("a function in C", "SELECT * FROM in_c(1, 0, 1)", function, {"public.in_c", "language"});
        row("a function in field notation", "SELECT o.as_field FROM orders o", function, {"public.as_field"});
        row("a function in a subquery", "SELECT id FROM orders WHERE id IN (SELECT busy(id) FROM orders)", function,
            {"public.busy"});
        row("an aggregate", "SELECT total_busy(id) FROM orders", function, {"public.total_busy", "public.busy_add"});
        row("an operator", "SELECT 1 === 2", function, {"public.===", "public.busy_add"});
        row("a domain", "SELECT 1::watched", function, {"public.watched", "public.busy"});
        row("a table of a type with a cast", "SELECT m FROM holds_money", function,
            {"public.holds_money", "public.money_text"});
        row("a foreign table", "SELECT line FROM outside", operation, {"public.outside", "another server"});
        row("a table with a foreign partition", "SELECT y FROM years", operation, {"public.years", "public.year_1"});
        row("a view on a function", "SELECT b FROM over_busy", function, {"public.over_busy", "public.busy"});
        row("a view on a view on a function", "SELECT b FROM over_view", function, {"public.over_view", "public.busy"});
        row("a view on an operator", "SELECT b FROM over_operator", function, {"public.over_operator"});
        row("a view on a domain", "SELECT w FROM over_cast", function, {"public.over_cast"});
        row("a view on a foreign table", "SELECT line FROM over_outside", operation,
            {"over_outside", "public.outside"});
        row("a view on a file", "SELECT t FROM over_file", function, {"public.over_file", "pg_read_file"});
        row("a view on passwords", "SELECT p FROM over_passwords", operation, {"public.over_passwords", "pg_authid"});
        row("stored passwords", "SELECT p FROM kept_passwords", operation, {"public.kept_passwords", "pg_authid"});
        row("statements of others, renamed", "SELECT q FROM over_queries", operation, {"public.over_queries"});
        row("a policy", "SELECT id FROM policed", function, {"public.policed", "public.busy"});
        row("in the tail of another mistake", "SELECT nothing FROM over_busy", function, {"public.over_busy"});
    }
    void refusesWhatDoesMoreThanRead()
    {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, code);
        QFETCH(const QByteArrayList, names);
        const QByteArray said = RestrictedCheck(*m_session)(statement.toStdString(), {});
        QVERIFY2(said.startsWith(code + ':'), said.constData());
        for (const QByteArray& name : names)
            QVERIFY2(said.contains(name), said.constData());
    }

    void letsThroughWhatOnlyReads_data()
    {
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char* name, const char* statement) { QTest::newRow(name) << QByteArray(statement); };
        row("a stable function in SQL", "SELECT calm(1)");
        row("an immutable block", "SELECT calm_block(1)");
        row("a function of a known extension", "SELECT similarity('a', 'b')");
        row("an operator of a known extension", "SELECT 'a' % 'b'");
        row("a plain view", "SELECT id FROM plain_view");
        row("a table with a trigger", "SELECT id, total FROM orders");
        row("a column of a domain", "SELECT w FROM holds_watched");
        row("rows that were stored", "SELECT b FROM kept");
        row("a count of connections, in a view", "SELECT n FROM over_counts");
        row("a policy on a stable function", "SELECT id FROM calmly_policed");
        row("a column that is called like a function", "SELECT total AS busy FROM orders ORDER BY busy");
        row("an alias that is called like a foreign table", "SELECT outside.id FROM orders AS outside");
    }
    void letsThroughWhatOnlyReads()
    {
        QFETCH(const QByteArray, statement);
        QCOMPARE(RestrictedCheck(*m_session)(statement.toStdString(), {}), QByteArray());
    }

    void whatAPersonAllowsIsFree_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("allowed");
        QTest::addColumn<bool>("isFree");
        const auto row = [](const char* name, const char* statement, const char* allowed, bool isFree) {
            QTest::newRow(name) << QByteArray(statement) << QByteArray(allowed) << isFree;
        };
        row("a function", "SELECT busy(1)", "busy", true);
        row("a function by its whole name", "SELECT busy(1)", "public.busy", true);
        row("another function", "SELECT as_owner(1)", "busy", false);
        row("a function of another schema", "SELECT busy(1)", "other.busy", false);
        row("a view on an allowed function", "SELECT b FROM over_view", "public.busy", true);
        row("a view that is allowed itself", "SELECT b FROM over_view", "over_view", true);
        row("a function that only an allowed view uses", "SELECT busy(1)", "over_view", false);
        row("a foreign table", "SELECT line FROM over_outside", "outside", true);
        row("a function that reads a file", "SELECT reads_file()", "reads_file", true);
        row("the server's own function below it is not", "SELECT reads_file()", "pg_read_file", false);
        row("nor called at once", "SELECT pg_read_file('x')", "pg_read_file", false);
        row("nor are its passwords", "SELECT p FROM over_passwords", "pg_authid", false);
        row("a view on them may be", "SELECT p FROM over_passwords", "over_passwords", true);
    }
    void whatAPersonAllowsIsFree()
    {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, allowed);
        QFETCH(const bool, isFree);
        const QByteArray said = RestrictedCheck(*m_session)(statement.toStdString(), {allowed.toStdString()});
        QVERIFY2(said.isEmpty() == isFree, said.constData());
    }

    void anAllowanceOfTheConnectionLiftsNoOtherWall()
    {
        QVERIFY(m_server
                    ->asOwner("CREATE FUNCTION writes() RETURNS int SECURITY DEFINER LANGUAGE plpgsql AS "
                              "'BEGIN INSERT INTO plain VALUES (1); RETURN 1; END'")
                    .empty());
        ConnectionTarget target = m_server->target("reader");
        allowObject(target, "writes");
        auto session = openSession(target);
        QVERIFY(session);
        QCOMPARE(RestrictedCheck(**session)("SELECT writes()", {}), QByteArray());
        auto cursor = session.value()->run("SELECT writes()", {});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page);
        QCOMPARE(m_server->asOwner("SELECT count(*) FROM plain"), std::string("0\n"));
    }

    void samplesAreNotReadThroughThem()
    {
        Snapshot snapshot = std::move(m_session->readSchema({})).value();
        SampleRequest request;
        request.policy = SamplePolicy::all;
        QVERIFY(m_server->asOwner("INSERT INTO orders VALUES (7, 8)").empty());
        (void)readSamples(*m_session, snapshot, request);
        for (const Table& table : snapshot.tables) {
            if (table.name == "orders")
                QCOMPARE(table.columns.front().samples, std::vector<std::string>{"7"});
            else if (table.name == "over_busy")
                QCOMPARE(table.columns.front().samples, std::vector<std::string>());
        }
    }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresRestrictionsTest)
#include "tst_postgresrestrictions.moc"
