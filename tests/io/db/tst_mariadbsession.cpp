#include "sanitized.h"
#include "sessionpromises.h"
#include "support/mariadbserver.h"
#include "support/peakmemory.h"
#include "writtendates.h"

#include <QTest>

#include <algorithm>
#include <limits>

Q_DECLARE_METATYPE(querymend::Cell)

namespace querymend {

namespace {} // namespace

class MariadbSessionTest : public QObject {
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

    void readsValuesByTheirTypes_data()
    {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<Cell>("expected");
        const auto row = [](const char* name, const char* expression, const char* type, const Cell& expected) {
            QTest::newRow(name) << QByteArray(expression) << QByteArray(type) << expected;
        };
        row("NULL is no value", "CAST(NULL AS SIGNED)", "int", std::monostate{});
        row("a boolean is a small number", "TRUE", "int", std::int64_t{1});
        row("the smallest bigint is exact", "CAST(-9223372036854775807 - 1 AS SIGNED)", "bigint",
            std::numeric_limits<std::int64_t>::min());
        row("an unsigned number that fits is a number", "CAST(7 AS UNSIGNED)", "int unsigned", std::int64_t{7});
        row("the largest unsigned bigint keeps its digits", "CAST(18446744073709551615 AS UNSIGNED)", "bigint unsigned",
            Decimal{"18446744073709551615"});
        row("a double is one", "0.1e0", "double", 0.1);
        row("a float is as short as it was written", "CAST(0.1 AS FLOAT)", "float", 0.1);
        row("a decimal keeps its digits", "CAST('12345678901234567890.50' AS DECIMAL(22,2))", "decimal(22,2)",
            Decimal{"12345678901234567890.50"});
        row("a negative decimal keeps its sign", "-1.50", "decimal(3,2)", Decimal{"-1.50"});
        row("a text keeps its letters", "'gr\xC3\xB6\xC3\x9F\x65 \xF0\x9F\x8D\xB5'", "varchar(7)",
            std::string("gr\xC3\xB6\xC3\x9F\x65 \xF0\x9F\x8D\xB5"));
        row("an empty text is one", "''", "varchar(0)", std::string());
        row("a text longer than its place is whole", "REPEAT('ab', 1000)", "varchar(2000)", [] {
            std::string text;
            for (int i = 0; i < 1000; ++i)
                text += "ab";
            return text;
        }());
        row("bytes keep their NUL", "CAST(x'00415C' AS BINARY)", "varbinary(3)", Blob{std::string("\0A\\", 3)});
        row("a date is one", "DATE '2024-02-29'", "date", Temporal{"2024-02-29"});
        row("a time beyond a day is one", "TIME '-101:02:03'", "time", Temporal{"-101:02:03"});
        row("a moment keeps its microseconds", "TIMESTAMP '2024-02-29 01:02:03.000456'", "datetime(6)",
            Temporal{"2024-02-29 01:02:03.000456"});
        row("a json is one", "JSON_OBJECT('a', 1)", "json", Json{"{\"a\": 1}"});
        row("bits are a number", "b'101' + 0", "int unsigned", std::int64_t{5});
        row("a uuid is text", "CAST('123e4567-e89b-12d3-a456-426655440000' AS UUID)", "uuid",
            std::string("123e4567-e89b-12d3-a456-426655440000"));
        row("an address is text", "CAST('::1' AS INET6)", "inet6", std::string("::1"));
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
        QCOMPARE(QByteArray::fromStdString(cursor.value()->columns().front().type), type);
        const auto page = cursor.value()->fetch(10);
        QVERIFY(page.ok() && page->isLast);
        QCOMPARE(page->rows.size(), std::size_t{1});
        const Cell& found = page->rows.front().front();
        QCOMPARE(found.index(), expected.index());
        if (const auto* temporal = std::get_if<Temporal>(&found))
            QCOMPARE(temporal->text, std::get<Temporal>(expected).text);
        QVERIFY(found == expected);
    }

    void saysDatesAsOthersDo_data() { promises::saysDatesAsOthersDo_data(); }

    void saysDatesAsOthersDo() { promises::saysDatesAsOthersDo(*m_session, "TIMESTAMP '2026-03-07 15:05:08'"); }

    void readsInPages() { promises::readsInPages(*m_session, "SELECT seq FROM seq_1_to_95; "); }

    void aMillionRowsAreNeverInMemoryAtOnce()
    {
        const auto cursor = m_session->run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE "
                                           "i < 1000000) SELECT i, REPEAT('x', 100) FROM n",
                                           Limits{std::chrono::minutes(2)});
        QVERIFY2(cursor.ok(), cursor ? "" : cursor.error().message.c_str());
        QVERIFY(cursor.value()->fetch(1000).ok());
        const long before = residentMemory();
        std::int64_t read = 1000;
        for (bool last = false; !last;) {
            const auto page = cursor.value()->fetch(1000);
            QVERIFY2(page.ok(), page ? "" : page.error().message.c_str());
            read += static_cast<std::int64_t>(page->rows.size());
            last = page->isLast;
        }
        QCOMPARE(read, std::int64_t{1000000});
        const long grown = residentMemory() - before;
        constexpr long most = isSanitized ? 600 * 1024 : 20 * 1024;
        QVERIFY2(grown < most, std::to_string(grown).c_str());
    }

    void aSecondStatementTakesTheFirstOnesPlace()
    {
        promises::aSecondStatementTakesTheFirstOnesPlace(*m_session, "SELECT seq FROM seq_1_to_10000000");
    }

private:
    std::unique_ptr<MariadbServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbSessionTest)

#include "tst_mariadbsession.moc"
