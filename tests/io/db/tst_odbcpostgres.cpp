#include "plantext.h"
#include "sanitized.h"
#include "sessionpromises.h"
#include "support/odbcdrivers.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

constexpr std::string_view endlessOnPostgres =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT count(*) FROM n";

/// The peak memory of this process since the previous call, in kilobytes.
long peakSinceLast()
{
    QFile status(QStringLiteral("/proc/self/status"));
    long peak = 0;
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith("VmHWM:"))
                peak = line.mid(6).trimmed().split(' ').front().toLong();
        }
    }
    QFile reset(QStringLiteral("/proc/self/clear_refs"));
    if (reset.open(QIODevice::WriteOnly))
        reset.write("5");
    return peak;
}

} // namespace

class OdbcPostgresTest : public QObject {
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

    void findsTheDialect()
    {
        QCOMPARE(m_session->dialect().id, DialectId::postgresql);
        QVERIFY(!m_session->dialect().lex.backslashEscapes);
        QVERIFY(m_session->warnings().empty());
    }

    void readsWhatTheNativeEngineReads_data()
    {
        QTest::addColumn<QByteArray>("sql");
        const auto row = [](const char* name, const char* sql) { QTest::newRow(name) << QByteArray(sql); };
        row("no rows", "SELECT 1 AS a WHERE false");
        row("a NULL alone", "SELECT NULL::int");
        row("rows without columns", "SELECT FROM generate_series(1, 2)");
        row("a closing semicolon with a comment after it", "SELECT 1; -- one");
        row("NULLs of several types", "SELECT NULL, NULL::int, NULL::json");
        row("booleans", "SELECT true, false");
        row("integers of each size", "SELECT 7::smallint, 8, (-9223372036854775808)::bigint");
        row("doubles", "SELECT 0.1::float8, 2.5::real, '-Infinity'::float8");
        row("numbers beyond a double", "SELECT 12345678901234567890.50::numeric(22,2), 'NaN'::numeric");
        row("texts with quotes, commas, blanks and backslashes", R"(SELECT 'a"b', 'a,b', ' a ', 'a\b', '(a)', '""')");
        row("empty texts and NULLs side by side", "SELECT '', NULL, '', NULL");
        row("letters beyond ASCII", "SELECT 'gr\xC3\xB6\xC3\x9F\x65 \xE2\x82\xAC \xF0\x9F\x8D\xB5' AS \"\xC3\xA4 b\"");
        row("what ODBC and drivers read their own way", "SELECT '{fn now()}' AS \"{?}\", '?', ';', '--' AS \"a;b\"");
        row("bytes with a NUL", "SELECT '\\x00415c'::bytea");
        row("dates", "SELECT date '2024-02-29', 'infinity'::date, '0044-03-15 BC'::date");
        row("times", "SELECT time '01:02:03.5', timestamp '2024-02-29 01:02:03', timestamptz '2024-02-29 01:02:03+05'");
        row("JSON", "SELECT '{\"a\":  1}'::json, '{\"a\":  [1, \"x\"]}'::jsonb");
        row("arrays, rows and intervals", "SELECT ARRAY['a b', NULL], ROW(1, 'x y'), interval '1 day'");
        row("types of other kinds", "SELECT 'a'::\"char\", 'b'::char(3), inet '10.0.0.1', 5::money");
        row("columns of the same name", "SELECT 1 AS a, 2 AS a");
        row("a column called like the cursor", "SELECT 1 AS querymend, 2 AS result");
        row("a whole row", "SELECT o FROM orders AS o");
        row("a closing comment", "SELECT 1 -- one");
        row("order is kept", "SELECT i FROM generate_series(1, 500) AS i ORDER BY i % 7, i DESC");
        row("VALUES", "VALUES (1, 'a'), (2, 'b')");
        row("TABLE", "TABLE customers");
        row("many rows of different sizes", "SELECT repeat('x', i) FROM generate_series(1, 3000) AS i");
        row("a text longer than any buffer", "SELECT repeat('\xC3\xB6\"', 100000)");
    }

    void readsWhatTheNativeEngineReads()
    {
        QFETCH(QByteArray, sql);
        const auto read = [&](Session& session) {
            const auto cursor = session.run(sql.toStdString(), {});
            auto page = cursor ? cursor.value()->fetch(10000) : Result<Page, EngineError>(Failure{cursor.error()});
            if (!page)
                return std::pair(page.error().message, std::vector<CellRow>());
            std::string shape;
            for (const ResultColumn& column : cursor.value()->columns())
                shape += column.name + ' ' + column.type.substr(0, column.type.find('(')) + '\n';
            return std::pair(shape, std::move(page).value().rows);
        };
        const auto expected = read(*m_native);
        const auto found = read(*m_session);
        QCOMPARE(QString::fromStdString(found.first), QString::fromStdString(expected.first));
        QVERIFY(found.second == expected.second);
    }

    void plansAsTheNativeEngine()
    {
        constexpr auto sql = "SELECT c.name FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.total";
        const auto plan = m_session->explain(sql, {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
        QCOMPARE(plan->raw, m_native->explain(sql, {})->raw);
        QVERIFY(planText(plan->roots).starts_with("Sort \n  "));
    }

    void readsTheSchemaAsTheNativeEngine()
    {
        const auto schema = m_session->readSchema({});
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        QVERIFY(*schema == *m_native->readSchema({}));
        QVERIFY(schema->tables.size() > 10);
    }

    void readsInPages() { promises::readsInPages(*m_session, "SELECT i FROM generate_series(1, 95) AS i"); }

    void aMillionRowsAreNeverInMemoryAtOnce()
    {
        const auto cursor = m_session->run("SELECT i, repeat('x', 100) FROM generate_series(1, 1000000) AS i", {});
        QVERIFY(cursor.ok());
        (void)peakSinceLast();
        const long before = peakSinceLast();
        std::size_t read = 0;
        for (bool last = false; !last;) {
            const auto page = cursor.value()->fetch(5000);
            QVERIFY(page.ok());
            read += page->rows.size();
            last = page->isLast;
        }
        QCOMPARE(read, std::size_t{1000000});
        const long kilobytes = peakSinceLast() - before;
        QVERIFY2(isSanitized || kilobytes < 20000, std::to_string(kilobytes).c_str());
    }

    void aSecondStatementTakesTheFirstOnesPlace()
    {
        promises::aSecondStatementTakesTheFirstOnesPlace(*m_session, "SELECT i FROM generate_series(1, 25) AS i");
    }

    void refusesRowsLargerThanTheLimit()
    {
        promises::refusesRowsLargerThanTheLimit(*m_session, "SELECT repeat('x', 40) FROM generate_series(1, 1000000)");
    }

    void stopsWhatRunsTooLong() { promises::stopsWhatRunsTooLong(*m_session, std::string(endlessOnPostgres)); }

    void isCancelledFromAnotherThreadAndGoesOn()
    {
        promises::isCancelledFromAnotherThreadAndGoesOn(m_session, std::string(endlessOnPostgres));
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

    void warnsOfRightsBeyondReading()
    {
        const auto owner = openSession(odbcTarget(*m_server, "owner"));
        QVERIFY(owner.ok());
        QVERIFY(owner.value()->warnings() == m_server->open("owner")->warnings());
        QVERIFY(!owner.value()->warnings().empty());
        const auto files = openSession(odbcTarget(*m_server, "files"));
        QVERIFY(files.ok());
        QVERIFY(files.value()->warnings() == m_server->open("files")->warnings());
    }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_native;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OdbcPostgresTest)

#include "tst_odbcpostgres.moc"
