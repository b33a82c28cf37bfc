#include "check/ladder.h"
#include "check/schemaview.h"
#include "support/mariadbserver.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

Table named(const Snapshot& schema, std::string_view place, std::string_view name)
{
    const auto found = std::find_if(schema.tables.begin(), schema.tables.end(),
                                    [&](const Table& t) { return t.schema == place && t.name == name; });
    return found == schema.tables.end() ? Table{} : *found;
}

std::vector<std::string> listOf(const QByteArray& names)
{
    std::vector<std::string> list;
    for (const QByteArray& name : names.split(' ')) {
        if (!name.isEmpty())
            list.push_back(name.toStdString());
    }
    return list;
}

} // namespace

class MariadbSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void cleanupTestCase() { m_server.reset(); }

    void readsTheSchema_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::newRow("with every right on the tables") << QByteArray("reader");
        QTest::newRow("with the right to look alone") << QByteArray("looker");
    }

    void readsTheSchema()
    {
        QFETCH(QByteArray, login);
        const auto session = m_server->open(login.toStdString());
        QVERIFY(session);
        const auto schema = session->readSchema({});
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        QCOMPARE(schema->database, std::string("shop"));
        QCOMPARE(schema->dialect, std::string("mariadb"));
        QCOMPARE(schema->searchPath, std::vector<std::string>{"shop"});
        QCOMPARE(schema->tables.size(), std::size_t{17});
        const Table orders = named(*schema, "shop", "orders");
        QCOMPARE(orders.comment, std::string("what was sold"));
        QCOMPARE(orders.rowEstimate, std::optional<std::uint64_t>(3));
        QCOMPARE(orders.primaryKey, std::vector<std::string>{"id"});
        QCOMPARE(orders.columns.size(), std::size_t{8});
        QVERIFY(orders.columns[0].notNull && orders.columns[0].primaryKey && !orders.columns[1].notNull);
        QCOMPARE(orders.columns[6].type, std::string("decimal(12,2)"));
        QCOMPARE(orders.columns[6].comment, std::string("with tax"));
        const ForeignKey expected{{"customer_id"}, "shop", "customers", {"id"}};
        QVERIFY(orders.foreignKeys.size() == 2 && orders.foreignKeys.front() == expected);
        QCOMPARE(named(*schema, "shop", "order_items").primaryKey,
                 (std::vector<std::string>{"order_id", "product_id"}));
        QCOMPARE(named(*schema, "shop", "products").columns[5].type, std::string("json"));
        const Table view = named(*schema, "shop", "customer_totals");
        QVERIFY(view.kind == TableKind::view && view.comment.empty() && !view.rowEstimate);
        QCOMPARE(view.columns.size(), std::size_t{4});
        QCOMPARE(named(*schema, "shop", "\xD0\xB7\xD0\xB0\xD0\xBA\xD0\xB0\xD0\xB7\xD1\x8B").columns.size(),
                 std::size_t{2});
        QVERIFY(named(*schema, "shop", "s").name.empty());
    }

    void knowsTheFunctionsThatItMayCall()
    {
        const auto schema = m_server->open("reader")->readSchema({});
        QVERIFY(schema.ok());
        QCOMPARE(schema->functions, (std::vector<std::string>{"leave_a_trace", "lift_the_fence", "order_total"}));
    }

    void readsNamesAlone()
    {
        SchemaRequest request;
        request.depth = SchemaDepth::names;
        const auto schema = m_server->open("looker")->readSchema(request);
        QVERIFY(schema.ok());
        QCOMPARE(schema->tables.size(), std::size_t{17});
        for (const Table& table : schema->tables)
            QVERIFY(!table.columnsKnown && table.columns.empty());
    }

    void readsAnotherDatabaseWhereItIsAskedFor_data()
    {
        QTest::addColumn<QByteArray>("schemas");
        QTest::addColumn<int>("tables");
        QTest::newRow("one") << QByteArray("archive") << 1;
        QTest::newRow("two") << QByteArray("archive shop") << 18;
        QTest::newRow("one that is not there") << QByteArray("nowhere") << 0;
        QTest::newRow("one whose name would end a literal") << QByteArray("a'--") << 0;
    }

    void readsAnotherDatabaseWhereItIsAskedFor()
    {
        QFETCH(QByteArray, schemas);
        QFETCH(int, tables);
        SchemaRequest request;
        for (const QByteArray& schema : schemas.split(' '))
            request.schemas.push_back(schema.toStdString());
        const auto schema = m_server->open("reader")->readSchema(request);
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        QCOMPARE(static_cast<int>(schema->tables.size()), tables);
    }

    void knowsColumnsThatAreNotShown_data()
    {
        QTest::addColumn<QByteArray>("definition");
        QTest::addColumn<QByteArray>("shown");
        QTest::addColumn<QByteArray>("hidden");
        const auto row = [](const char* sentence, const char* definition, const char* shown, const char* hidden) {
            QTest::newRow(sentence) << QByteArray(definition) << QByteArray(shown) << QByteArray(hidden);
        };
        row("a plain table", "(a int)", "a", "");
        row("a versioned table", "(a int) WITH SYSTEM VERSIONING", "a", "row_start row_end");
        row("a versioned table that names the times itself",
            "(a int, s timestamp(6) GENERATED ALWAYS AS ROW START, e timestamp(6) GENERATED ALWAYS AS ROW END, "
            "PERIOD FOR SYSTEM_TIME (s, e)) WITH SYSTEM VERSIONING",
            "a s e", "");
        row("a versioned table that names them without showing them",
            "(a int, s timestamp(6) GENERATED ALWAYS AS ROW START INVISIBLE, "
            "e timestamp(6) GENERATED ALWAYS AS ROW END INVISIBLE, PERIOD FOR SYSTEM_TIME (s, e)) "
            "WITH SYSTEM VERSIONING",
            "a", "s e");
        row("a column that is invisible", "(a int, b int INVISIBLE)", "a", "b");
    }

    /// The server finds exactly the columns that the schema has, shown or hidden.
    void knowsColumnsThatAreNotShown()
    {
        QFETCH(QByteArray, definition);
        QFETCH(QByteArray, shown);
        QFETCH(QByteArray, hidden);
        QCOMPARE(m_server->asOwner("CREATE TABLE archive.times " + definition.toStdString()), std::string());
        SchemaRequest request;
        request.schemas = {"archive"};
        const auto session = m_server->open("reader");
        const auto schema = session->readSchema(request);
        const Table times = named(*schema, "archive", "times");
        std::vector<std::string> names;
        for (const Column& column : times.columns)
            names.push_back(column.name);
        QCOMPARE(names, listOf(shown));
        QCOMPARE(times.hiddenColumns, listOf(hidden));
        for (const char* column : {"a", "b", "s", "e", "row_start", "row_end"}) {
            const bool isKnown = (' ' + shown + ' ' + hidden + ' ').contains(' ' + QByteArray(column) + ' ');
            const auto found = session->prepare("SELECT " + std::string(column) + " FROM archive.times");
            QVERIFY2(found.ok() == isKnown, column);
        }
        QCOMPARE(m_server->asOwner("DROP TABLE archive.times"), std::string());
    }

    /// The checks and the server agree on sequences and intervals.
    void judgesSequencesAsTheServerDoes_data()
    {
        QTest::addColumn<bool>("isRight");
        const auto row = [](const char* sql, bool isRight) { QTest::newRow(sql) << isRight; };
        row("SELECT seq FROM seq_1_to_10", true);
        row("SELECT s.seq FROM archive.seq_1_to_10_step_3 AS s", true);
        row("SELECT seq FROM seq_10_to_1", true);
        row("SELECT other FROM seq_1_to_10", false);
        row("SELECT seq FROM seq_1_to_", false);
        row("SELECT seq FROM seq_1_to_10_step_", false);
        row("SELECT seq FROM SEQ_1_TO_10", false);
        row("SELECT INTERVAL(id, 10, 100) FROM orders", true);
        row("SELECT INTERVAL(id, 10, 100) AS band, INTERVAL (id, 10) range_of FROM orders", true);
        row("SELECT id FROM orders WHERE INTERVAL(id, 10, 100) IN (1, 2) OR NOW() + INTERVAL (id) DAY > NOW()", true);
        row("SELECT INTERVAL(id) DAY + NOW() FROM orders", true);
        row("SELECT INTERVAL(nosuch, 10, 100) AS band FROM orders", false);
    }

    void judgesSequencesAsTheServerDoes()
    {
        QFETCH(bool, isRight);
        const std::string sql = QTest::currentDataTag();
        const auto session = m_server->open("reader");
        const SchemaView schema(Catalog(session->readSchema({}).value(), session->dialect().syntax.names));
        const Verdict verdict = checkStatically(sql, {&session->dialect(), &schema, CheckPolicy::analyst, {}});
        const std::string found = verdict.findings.empty() ? std::string() : verdict.findings.front().message;
        QVERIFY2((verdict.status == VerdictStatus::ok) == isRight, found.c_str());
        const auto prepared = session->prepare(sql);
        QVERIFY2(prepared.ok() == isRight, prepared ? "" : prepared.error().message.c_str());
    }

    void aKeyToAnotherDatabaseIsKnown()
    {
        SchemaRequest request;
        request.schemas = {"archive"};
        const auto schema = m_server->open("reader")->readSchema(request);
        const ForeignKey expected{{"parent"}, "shop", "customers", {"id"}};
        QCOMPARE(named(*schema, "archive", "old").foreignKeys, std::vector<ForeignKey>{expected});
    }

    void aLoginWithoutADatabaseSeesAllThatItMay()
    {
        ConnectionTarget target = m_server->target("reader");
        target.database.clear();
        const auto session = openSession(target);
        QVERIFY(session.ok());
        const auto schema = session.value()->readSchema({});
        QVERIFY(schema.ok());
        QVERIFY(schema->searchPath.empty());
        QCOMPARE(schema->tables.size(), std::size_t{18});
    }

private:
    std::unique_ptr<MariadbServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbSchemaTest)

#include "tst_mariadbschema.moc"
