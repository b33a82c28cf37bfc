#include "sanitized.h"
#include "sessionpromises.h"
#include "support/duckdbfile.h"
#include "writtendates.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

#include <sys/resource.h>

namespace querymend {

namespace {

constexpr std::string_view endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
constexpr std::string_view large =
    "SELECT count(*) FROM range(100000000) a(i), range(100000) b(j) WHERE (i * j) % 7 = 3";

constexpr long fewOfTheRows = isSanitized ? 1024 * 1024 : 30 * 1024; // of more than 100 MB, in kB

long memoryAtItsHighest()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss; // in kB
}

} // namespace

class DuckdbSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<DuckdbFile>(
            DuckdbFile::sampleScript()
            + "COMMENT ON TABLE orders IS 'what was sold'; COMMENT ON COLUMN orders.total IS 'with tax';"
              "CREATE MACRO order_total(a) AS a + 1; CREATE MACRO all_orders() AS TABLE SELECT * FROM orders;");
        QVERIFY2(m_file->problem().isEmpty(), m_file->problem().constData());
    }

    void init()
    {
        auto session = openSession(m_file->target());
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        m_session = std::move(session).value();
    }

    void cleanup() { m_session.reset(); }
    void cleanupTestCase() { m_file.reset(); }

    void readsInPages()
    {
        const auto cursor = m_session->run("SELECT i, 'x' AS \"b c\" FROM range(25) t(i)", {});
        QVERIFY(cursor.ok());
        QCOMPARE(cursor.value()->columns().size(), std::size_t{2});
        QCOMPARE(cursor.value()->columns()[1].name, std::string("b c"));
        QCOMPARE(cursor.value()->columns()[0].type, std::string("BIGINT"));
        std::int64_t read = 0;
        for (bool last = false; !last;) {
            const auto page = cursor.value()->fetch(10);
            QVERIFY(page.ok() && page->rows.size() <= 10);
            for (const CellRow& row : page->rows)
                QCOMPARE(std::get<std::int64_t>(row.front()), read++);
            last = page->isLast;
        }
        QCOMPARE(read, std::int64_t{25});
        QVERIFY(cursor.value()->fetch(1)->rows.empty());
    }

    void readsAMillionRowsInLittleMemory()
    {
        const auto cursor = m_session->run("SELECT i, repeat('x', 100) FROM range(1000000) t(i)", {});
        QVERIFY(cursor.ok());
        QVERIFY(cursor.value()->fetch(1000).ok());
        const long before = memoryAtItsHighest();
        std::size_t read = 1000;
        for (bool last = false; !last;) {
            const auto page = cursor.value()->fetch(1000);
            QVERIFY2(page.ok(), page ? "" : page.error().message.c_str());
            read += page->rows.size();
            last = page->isLast;
        }
        QCOMPARE(read, std::size_t{1000000});
        const long grown = memoryAtItsHighest() - before;
        QVERIFY2(grown < fewOfTheRows, std::to_string(grown).c_str());
    }

    void saysDatesAsOthersDo_data() { promises::saysDatesAsOthersDo_data(); }

    void saysDatesAsOthersDo() { promises::saysDatesAsOthersDo(*m_session, "TIMESTAMP '2026-03-07 15:05:08'"); }

    void aSecondStatementTakesTheFirstOnesPlace()
    {
        promises::aSecondStatementTakesTheFirstOnesPlace(*m_session, "SELECT i FROM range(1000000) t(i)");
    }

    void aCursorMayOutliveItsSession()
    {
        const auto cursor = m_session->run("SELECT i FROM range(1000000) t(i)", {});
        QVERIFY(cursor.ok());
        m_session.reset();
        QVERIFY(!cursor.value()->fetch(10).ok());
    }

    void refusesRowsLargerThanTheLimit()
    {
        promises::refusesRowsLargerThanTheLimit(*m_session, "SELECT repeat('x', 40) FROM range(1000000)");
    }

    void stopsWhatRunsTooLong_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a recursion without an end") << QByteArray(endless.data(), endless.size());
        QTest::newRow("a join of much with much") << QByteArray(large.data(), large.size());
        QTest::newRow("many rows sorted")
            << QByteArray("SELECT i FROM range(1000000000) t(i) ORDER BY hash(i) DESC LIMIT 3");
    }

    void stopsWhatRunsTooLong()
    {
        QFETCH(QByteArray, sql);
        const auto error = failureOf(sql.toStdString(), Limits{std::chrono::milliseconds(50)});
        QVERIFY(error.has_value());
        QCOMPARE(error->failure, EngineFailure::timedOut);
        const auto next = m_session->run("SELECT 1", {});
        QVERIFY(next.ok() && next.value()->fetch(1).ok());
    }

    void isCancelledFromAnotherThreadAndGoesOn()
    {
        const std::shared_ptr<Canceller> canceller = m_session->canceller();
        canceller->cancel(); // nothing runs, so nothing is cancelled
        for (int i = 0; i < 20; ++i) {
            std::atomic<bool> isOver = false;
            std::thread other([&] {
                while (!isOver) {
                    canceller->cancel(); // before, during and after the statement
                    std::this_thread::yield();
                }
            });
            const auto error = failureOf(i % 2 == 0 ? large : endless, Limits{std::chrono::minutes(2)});
            isOver = true;
            other.join();
            QVERIFY(error.has_value());
            QCOMPARE(error->failure, EngineFailure::cancelled);
            const auto next = m_session->run("SELECT 1", {});
            QVERIFY2(next.ok(), next ? "" : next.error().message.c_str());
            QVERIFY(next.value()->fetch(1).ok());
        }
        m_session.reset();
        canceller->cancel();
    }

    void isCancelledBetweenTwoPages()
    {
        const auto cursor = m_session->run("SELECT i FROM range(1000000) t(i)", {});
        QVERIFY(cursor.ok() && cursor.value()->fetch(10).ok());
        m_session->canceller()->cancel();
        const auto page = cursor.value()->fetch(10);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::cancelled);
        QVERIFY(m_session->prepare("SELECT 1").ok());
    }

    void readsTheSchema();
    void readsNamesAloneAndSomeSchemas();

private:
    /// The failure of running it and reading some rows.
    [[nodiscard]] std::optional<EngineError> failureOf(std::string_view sql, const Limits& limits) const
    {
        const auto cursor = m_session->run(sql, limits);
        if (!cursor)
            return cursor.error();
        const auto page = cursor.value()->fetch(10);
        return page ? std::nullopt : std::optional(page.error());
    }

    std::unique_ptr<DuckdbFile> m_file;
    std::unique_ptr<Session> m_session;
};

void DuckdbSessionTest::readsTheSchema()
{
    const auto schema = m_session->readSchema({});
    QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
    QCOMPARE(schema->database, std::string("test"));
    QCOMPARE(schema->searchPath, std::vector<std::string>{"main"});
    QCOMPARE(schema->functions, (std::vector<std::string>{"all_orders", "order_total"}));
    const auto named = [&](std::string_view place, std::string_view name) {
        const auto found = std::find_if(schema->tables.begin(), schema->tables.end(),
                                        [&](const Table& t) { return t.schema == place && t.name == name; });
        return found == schema->tables.end() ? Table{} : *found;
    };
    QCOMPARE(schema->tables.front().schema, std::string("archive"));
    const Table orders = named("main", "orders");
    QCOMPARE(orders.comment, std::string("what was sold"));
    QCOMPARE(orders.rowEstimate, std::optional<std::uint64_t>(3));
    QCOMPARE(orders.primaryKey, std::vector<std::string>{"id"});
    QCOMPARE(orders.columns.size(), std::size_t{8});
    QVERIFY(orders.columns[0].notNull && orders.columns[0].primaryKey && !orders.columns[1].notNull);
    QCOMPARE(orders.columns[6].type, std::string("DECIMAL(12,2)"));
    QCOMPARE(orders.columns[6].comment, std::string("with tax"));
    const ForeignKey expected{{"customer_id"}, {}, "customers", {"id"}};
    QCOMPARE(orders.foreignKeys.size(), std::size_t{2});
    QVERIFY(orders.foreignKeys.front() == expected);
    QCOMPARE(named("main", "order_items").primaryKey, (std::vector<std::string>{"order_id", "product_id"}));
    const ForeignKey toItself{{"parent_id"}, {}, "categories", {"id"}};
    QVERIFY(named("main", "categories").foreignKeys == std::vector<ForeignKey>{toItself});
    const Table view = named("main", "customer_totals");
    QCOMPARE(view.kind, TableKind::view);
    QCOMPARE(view.columns.size(), std::size_t{4});
    QVERIFY(!view.rowEstimate);
    QCOMPARE(named("main", "\xD0\xB7\xD0\xB0\xD0\xBA\xD0\xB0\xD0\xB7\xD1\x8B").columns.size(), std::size_t{2});
}

void DuckdbSessionTest::readsNamesAloneAndSomeSchemas()
{
    SchemaRequest request;
    request.depth = SchemaDepth::names;
    const auto names = m_session->readSchema(request);
    QVERIFY(names.ok() && names->tables.size() == m_session->readSchema({})->tables.size());
    QVERIFY(std::all_of(names->tables.begin(), names->tables.end(),
                        [](const Table& t) { return !t.columnsKnown && t.columns.empty(); }));
    request.depth = SchemaDepth::columns;
    request.schemas = {"archive"};
    const auto archive = m_session->readSchema(request);
    QVERIFY(archive.ok());
    QCOMPARE(archive->tables.size(), std::size_t{1});
    QVERIFY(archive->tables.front().columnsKnown && archive->tables.front().columns.size() == 4);
}

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbSessionTest)

#include "tst_duckdbsession.moc"
