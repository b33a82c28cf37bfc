#include "plantext.h"
#include "support/sqlitefile.h"
#include "writtendates.h"

#include <QTest>

#include <thread>

namespace querymend {

namespace {

constexpr auto threeOrders = "INSERT INTO customers (id, name) VALUES (1, 'Ada');"
                             "INSERT INTO orders (id, customer_id, total) VALUES (1, 1, 2.5), (2, 1, 4), (3, 1, NULL);";
constexpr std::string_view endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

} // namespace

class SqliteSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsValuesByTheirTypes()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const auto session = file.open();
        QVERIFY(session);
        const auto cursor = session->run("SELECT 1, 2.5, 'größe', x'0041', NULL", {});
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(10);
        QVERIFY(page.ok() && page->isLast);
        const CellRow expected{std::int64_t{1}, 2.5,
                               std::string("gr\xC3\xB6\xC3\x9F"
                                           "e"),
                               Blob{std::string("\0A", 2)}, std::monostate{}};
        QVERIFY(page->rows.size() == 1 && page->rows.front() == expected);
    }

    void saysDatesAsOthersDo_data() { promises::saysDatesAsOthersDo_data(); }

    void saysDatesAsOthersDo()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const auto session = file.open();
        QVERIFY(session);
        promises::saysDatesAsOthersDo(*session, "'2026-03-07 15:05:08'");
    }

    void readsInPages()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const auto session = file.open();
        QVERIFY(session);
        const auto cursor = session->run(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25) SELECT i FROM n", {});
        QVERIFY(cursor.ok());
        QCOMPARE(cursor.value()->columns().front().name, std::string("i"));
        std::size_t read = 0;
        for (bool last = false; !last;) {
            const auto page = cursor.value()->fetch(10);
            QVERIFY(page.ok() && page->rows.size() <= 10);
            read += page->rows.size();
            last = page->isLast;
        }
        QCOMPARE(read, std::size_t{25});
    }

    void refusesRowsLargerThanTheLimit()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const auto session = file.open();
        QVERIFY(session);
        Limits limits;
        limits.bytes = 100;
        const auto cursor = session->run("SELECT hex(zeroblob(1000))", limits);
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::tooLarge);
    }

    void stopsWhatRunsTooLong()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const auto session = file.open();
        QVERIFY(session);
        Limits limits;
        limits.time = std::chrono::milliseconds(20);
        const auto cursor = session->run(endless, limits);
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(1);
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
    }

    void isCancelledFromAnotherThreadAndGoesOn()
    {
        const SqliteFile file("CREATE TABLE t (a INTEGER);");
        const auto session = file.open();
        QVERIFY(session);
        const std::shared_ptr<Canceller> canceller = session->canceller();
        const auto cursor = session->run(endless, Limits{std::chrono::minutes(5)});
        QVERIFY(cursor.ok());
        std::thread other([canceller] { canceller->cancel(); });
        const auto page = cursor.value()->fetch(1);
        other.join();
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::cancelled);
        QVERIFY(session->run("SELECT 1", {}).value()->fetch(1).ok());
    }

    void plansAsATree()
    {
        const SqliteFile file(SqliteFile::sampleScript() + threeOrders);
        const auto session = file.open();
        QVERIFY(session);
        const auto plan = session->explain(
            "SELECT c.name FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.total", {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
        const std::string text = planText(plan->roots);
        QVERIFY2(text.find("SCAN o") != std::string::npos, text.c_str());
        QVERIFY2(text.find("SEARCH c") != std::string::npos, text.c_str());
        QVERIFY(!plan->raw.empty());
    }

    void tellsWhereAMistakeIs()
    {
        const SqliteFile file(SqliteFile::sampleScript());
        const auto session = file.open();
        QVERIFY(session);
        const auto prepared = session->prepare("SELECT id, wrong FROM orders");
        QVERIFY(!prepared.ok());
        QCOMPARE(prepared.error().message, std::string("no such column: wrong"));
        QCOMPARE(prepared.error().offset, std::optional<std::uint32_t>(11));
    }

    void readsTheSchema()
    {
        const SqliteFile file("CREATE TABLE a (x INTEGER NOT NULL, y TEXT, PRIMARY KEY (y, x));"
                              "CREATE TABLE \"b c\" (id INTEGER PRIMARY KEY, y TEXT, x INTEGER, "
                              "FOREIGN KEY (y, x) REFERENCES a (y, x));"
                              "CREATE VIEW v AS SELECT x AS one FROM a;"
                              "INSERT INTO a VALUES (1, 'k'), (2, 'l'); CREATE INDEX i ON a (x); ANALYZE;");
        const auto session = file.open();
        QVERIFY(session);
        const auto schema = session->readSchema({});
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        QCOMPARE(schema->tables.size(), std::size_t{3});
        const Table& a = schema->tables[0];
        QCOMPARE(a.primaryKey, (std::vector<std::string>{"y", "x"}));
        QVERIFY(a.columns[0].notNull && a.columns[0].type == "INTEGER");
        QCOMPARE(a.rowEstimate, std::optional<std::uint64_t>(2));
        const ForeignKey& key = schema->tables[1].foreignKeys.at(0);
        QCOMPARE(key.columns, (std::vector<std::string>{"y", "x"}));
        QCOMPARE(key.targetColumns, (std::vector<std::string>{"y", "x"}));
        QCOMPARE(schema->tables[2].kind, TableKind::view);
        QCOMPARE(schema->tables[2].columns.front().name, std::string("one"));
    }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("a file that is no database") << QByteArray("just some text that is long enough to be read\n");
        QTest::newRow("a database cut short") << QByteArray("SQLite format 3\0\x10\0", 18);
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("x.db")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        ConnectionTarget target;
        target.database = file.fileName().toStdString();
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY(session.error().message.find("x.db") != std::string::npos);
    }

    void aMissingFileIsNotMade()
    {
        const QTemporaryDir folder;
        ConnectionTarget target;
        target.database = folder.filePath(QStringLiteral("no.db")).toStdString();
        QVERIFY(!openSession(target).ok());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("no.db"))));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteSessionTest)

#include "tst_sqlitesession.moc"
