#include "sessionpromises.h"
#include "support/postgresserver.h"
#include "writtendates.h"

#include <QTest>

#include <algorithm>
#include <limits>

Q_DECLARE_METATYPE(querymend::Cell)

namespace querymend {

namespace {

constexpr std::string_view endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT count(*) FROM n";

} // namespace

class PostgresSessionTest : public QObject {
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

    void readsValuesByTheirTypes_data()
    {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<Cell>("expected");
        const auto row = [](const char* name, const char* expression, const char* type, const Cell& expected) {
            QTest::newRow(name) << QByteArray(expression) << QByteArray(type) << expected;
        };
        row("NULL is no value", "NULL::int", "integer", std::monostate{});
        row("a boolean is one", "true", "boolean", true);
        row("a small integer is one", "7::smallint", "smallint", std::int64_t{7});
        row("the smallest bigint is exact", "(-9223372036854775808)::bigint", "bigint",
            std::numeric_limits<std::int64_t>::min());
        row("a double is one", "0.1::float8", "double precision", 0.1);
        row("a real is one", "2.5::real", "real", 2.5);
        row("an infinite double is one", "'-Infinity'::float8", "double precision",
            -std::numeric_limits<double>::infinity());
        row("a numeric keeps its digits", "12345678901234567890.50::numeric(22,2)", "numeric(22,2)",
            Decimal{"12345678901234567890.50"});
        row("a text keeps its letters", "'gr\xC3\xB6\xC3\x9F\x65'::text", "text",
            std::string("gr\xC3\xB6\xC3\x9F\x65"));
        row("a bytea keeps its NUL and backslash", "'\\x00415c'::bytea", "bytea", Blob{std::string("\0A\\", 3)});
        row("a date is one", "date '2024-02-29'", "date", Temporal{"2024-02-29"});
        row("a time is one", "time '01:02:03'", "time without time zone", Temporal{"01:02:03"});
        row("a timestamp is one", "timestamp '2024-02-29 01:02:03'", "timestamp without time zone",
            Temporal{"2024-02-29 01:02:03"});
        row("a json keeps its blanks", "'{\"a\":  1}'::json", "json", Json{"{\"a\":  1}"});
        row("a jsonb is one", "'{\"a\":1}'::jsonb", "jsonb", Json{"{\"a\": 1}"});
        row("an array is text", "ARRAY[1,2]", "integer[]", std::string("{1,2}"));
        row("an interval is text", "interval '1 day'", "interval", std::string("1 day"));
    }

    void readsValuesByTheirTypes()
    {
        QFETCH(QByteArray, expression);
        QFETCH(QByteArray, type);
        QFETCH(Cell, expected);
        const auto cursor = m_session->run("SELECT " + expression.toStdString() + " AS x", {});
        QVERIFY2(cursor.ok(), cursor ? "" : cursor.error().message.c_str());
        QCOMPARE(cursor.value()->columns().size(), std::size_t{1});
        QCOMPARE(cursor.value()->columns().front().name, std::string("x"));
        QCOMPARE(cursor.value()->columns().front().type, type.toStdString());
        const auto page = cursor.value()->fetch(10);
        QVERIFY(page.ok() && page->isLast);
        QCOMPARE(page->rows.size(), std::size_t{1});
        QVERIFY(page->rows.front() == CellRow{expected});
    }

    void saysDatesAsOthersDo_data() { promises::saysDatesAsOthersDo_data(); }

    void saysDatesAsOthersDo() { promises::saysDatesAsOthersDo(*m_session, "TIMESTAMP '2026-03-07 15:05:08'"); }

    void readsInPages() { promises::readsInPages(*m_session, "SELECT i FROM generate_series(1, 95) AS i; "); }

    void aSecondStatementTakesTheFirstOnesPlace()
    {
        promises::aSecondStatementTakesTheFirstOnesPlace(*m_session, "SELECT i FROM generate_series(1, 25) AS i");
    }

    void refusesRowsLargerThanTheLimit()
    {
        promises::refusesRowsLargerThanTheLimit(*m_session, "SELECT repeat('x', 40) FROM generate_series(1, 1000000)");
    }

    void stopsWhatRunsTooLong() { promises::stopsWhatRunsTooLong(*m_session, std::string(endless)); }

    void aStatementCannotLiftItsLimit()
    {
        const auto cursor = m_session->run("SELECT set_config('statement_timeout', '0', false), pg_sleep(i * 600) "
                                           "FROM generate_series(0, 1) AS i",
                                           Limits{std::chrono::milliseconds(100)});
        QVERIFY(cursor.ok());
        QVERIFY(cursor.value()->fetch(1).ok());
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
    }

    void isCancelledFromAnotherThreadAndGoesOn()
    {
        promises::isCancelledFromAnotherThreadAndGoesOn(m_session, std::string(endless));
    }

    void aKilledConnectionIsLost()
    {
        const auto cursor = m_session->run("SELECT pg_backend_pid()", {});
        QVERIFY(cursor.ok());
        const auto pid = std::get<std::int64_t>(cursor.value()->fetch(1)->rows.front().front());
        QCOMPARE(m_server->asOwner("SELECT pg_terminate_backend(" + std::to_string(pid) + ", 5000)"),
                 std::string("t\n"));
        for (int i = 0; i < 2; ++i) {
            const auto prepared = m_session->prepare("SELECT 1");
            QVERIFY(!prepared.ok());
            QCOMPARE(prepared.error().failure, EngineFailure::lost);
            QVERIFY(!prepared.error().message.empty());
        }
    }

    void readsTheSchema()
    {
        const auto schema = m_session->readSchema({});
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        QCOMPARE(schema->database, std::string("shop"));
        QCOMPARE(schema->searchPath, std::vector<std::string>{"public"});
        QCOMPARE(schema->functions, (std::vector<std::string>{"leave_a_trace", "order_total"}));
        const auto named = [&](std::string_view place, std::string_view name) {
            const auto found = std::find_if(schema->tables.begin(), schema->tables.end(),
                                            [&](const Table& t) { return t.schema == place && t.name == name; });
            return found == schema->tables.end() ? Table{} : *found;
        };
        QCOMPARE(schema->tables.front().schema, std::string("archive"));
        const Table orders = named("public", "orders");
        QCOMPARE(orders.comment, std::string("what was sold"));
        QCOMPARE(orders.rowEstimate, std::optional<std::uint64_t>(3));
        QCOMPARE(orders.primaryKey, std::vector<std::string>{"id"});
        QCOMPARE(orders.columns.size(), std::size_t{8});
        QVERIFY(orders.columns[0].notNull && orders.columns[0].primaryKey && !orders.columns[1].notNull);
        QCOMPARE(orders.columns[6].type, std::string("numeric(12,2)"));
        QCOMPARE(orders.columns[6].comment, std::string("with tax"));
        const ForeignKey expected{{"customer_id"}, "public", "customers", {"id"}};
        QVERIFY(orders.foreignKeys.size() == 2 && orders.foreignKeys.front() == expected);
        QCOMPARE(named("public", "order_items").primaryKey, (std::vector<std::string>{"order_id", "product_id"}));
        QCOMPARE(named("public", "customer_totals").kind, TableKind::view);
        QCOMPARE(named("public", "\xD0\xB7\xD0\xB0\xD0\xBA\xD0\xB0\xD0\xB7\xD1\x8B").columns.size(), std::size_t{2});
    }

    void warnsOfRightsBeyondReading()
    {
        QVERIFY(m_session->warnings().empty());
        const auto owner = m_server->open("owner");
        QVERIFY(owner);
        QVERIFY(owner->warnings()
                == (DatabaseWarnings{PowerfulLogin{LoginRank::superuser, {}, LoginReach::serverFilesAndPrograms}}));
        const auto files = m_server->open("files");
        QVERIFY(files);
        QVERIFY(files->warnings()
                == (DatabaseWarnings{
                    PowerfulLogin{LoginRank::member, "pg_read_server_files", LoginReach::beyondTheDatabase}}));
    }

    void readsTheSettingsOfTheServer()
    {
        QVERIFY(!m_session->dialect().lex.backslashEscapes);
        QCOMPARE(m_server->asOwner("ALTER ROLE files SET standard_conforming_strings = off"), std::string());
        const auto session = m_server->open("files");
        QVERIFY(session && session->dialect().lex.backslashEscapes);
    }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("a folder without a server")
            << QByteArray("host") << QByteArray("/nowhere") << QByteArray("/nowhere");
        QTest::newRow("an option that would set settings")
            << QByteArray("options") << QByteArray("-c x=y") << QByteArray("the option options is not valid");
        QTest::newRow("an option's value that ends early")
            << QByteArray("sslmode") << QByteArray("x' user='owner") << QByteArray("sslmode");
        QTest::newRow("an option's value with a semicolon")
            << QByteArray("sslmode") << QByteArray("disable;user=owner") << QByteArray("semicolon");
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, option);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, message);
        ConnectionTarget target = m_server->target("reader");
        target.options[option.toStdString()] = value.toStdString();
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY2(session.error().message.find(message.toStdString()) != std::string::npos,
                 session.error().message.c_str());
    }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresSessionTest)

#include "tst_postgressession.moc"
