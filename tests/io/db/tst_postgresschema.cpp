#include "schematext.h"
#include "support/postgresserver.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto schemaScript =
    "CREATE SCHEMA sales; CREATE SCHEMA \"O'Brien\"; CREATE SCHEMA parts;"
    "CREATE TABLE sales.orders (id int PRIMARY KEY, note text); COMMENT ON TABLE sales.orders IS 'what was sold';"
    "CREATE VIEW sales.notes AS SELECT note FROM sales.orders;"
    "CREATE MATERIALIZED VIEW sales.kept AS SELECT note FROM sales.orders;"
    "CREATE TABLE \"O'Brien\".lines (a int, gone int, b int REFERENCES sales.orders, "
    "FOREIGN KEY (b) REFERENCES sales.orders); ALTER TABLE \"O'Brien\".lines DROP COLUMN gone;"
    "INSERT INTO sales.orders VALUES (1), (2); ANALYZE sales.orders;";

constexpr auto partitions =
    "CREATE TABLE parts.logs (at date NOT NULL, kind int, PRIMARY KEY (at, kind)) PARTITION BY RANGE (at);"
    "CREATE TABLE parts.logs_1 PARTITION OF parts.logs FOR VALUES FROM ('2024-01-01') TO ('2025-01-01') "
    "PARTITION BY LIST (kind);"
    "CREATE TABLE parts.logs_1_a PARTITION OF parts.logs_1 FOR VALUES IN (1);"
    "CREATE TABLE parts.logs_2 PARTITION OF parts.logs FOR VALUES FROM ('2025-01-01') TO ('2026-01-01');"
    "CREATE TABLE parts.users (at date, kind int, FOREIGN KEY (at, kind) REFERENCES parts.logs);"
    "INSERT INTO parts.logs VALUES ('2024-02-02', 1), ('2025-02-02', 1), ('2025-02-02', 2);"
    "ANALYZE parts.logs_1_a; ANALYZE parts.logs_2;";

constexpr auto types =
    "CREATE SCHEMA kinds; CREATE TYPE kinds.state AS ENUM ('paid', 'it''s open'); ALTER TYPE kinds.state ADD VALUE "
    "'new' "
    "BEFORE 'paid'; CREATE TYPE kinds.nothing AS ENUM (); CREATE DOMAIN kinds.zip AS varchar(10) NOT NULL;"
    "CREATE DOMAIN kinds.open_state AS kinds.state; CREATE DOMAIN kinds.home AS kinds.zip;"
    "CREATE TABLE kinds.t (a kinds.state, b kinds.nothing, c kinds.zip, d kinds.state[], e kinds.open_state, f "
    "kinds.home);";

} // namespace

class PostgresSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->asOwner(std::string(schemaScript) + partitions + types);
        QVERIFY2(problem.empty(), problem.c_str());
        m_session = m_server->open("owner");
        QVERIFY(m_session);
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_server.reset();
    }

    void readsWhatIsAskedFor_data()
    {
        QTest::addColumn<SchemaDepth>("depth");
        QTest::addColumn<QStringList>("schemas");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, SchemaDepth depth, const QStringList& asked, const char* expected) {
            QTest::newRow(name) << depth << asked << QByteArray(expected);
        };
        row("one schema", SchemaDepth::columns, {QStringLiteral("sales")},
            "sales.kept materialized view (note)\nsales.notes view (note)\nsales.orders table ~2 (id note)\n");
        row("names alone", SchemaDepth::names, {QStringLiteral("sales")},
            "sales.kept materialized view (?)\nsales.notes view (?)\nsales.orders table ~2 (?)\n");
        row("a name with a quote in it", SchemaDepth::columns, {QStringLiteral("O'Brien")},
            "O'Brien.lines table (a b)\n");
        row("a schema that is not there", SchemaDepth::columns, {QStringLiteral("nowhere")}, "");
        row("a name that would end the query", SchemaDepth::columns, {QStringLiteral("x') OR ('' = '")}, "");
        row("several", SchemaDepth::names, {QStringLiteral("nowhere"), QStringLiteral("O'Brien")},
            "O'Brien.lines table (?)\n");
        row("partitions, each below a table that counts for all", SchemaDepth::columns, {QStringLiteral("parts")},
            "parts.logs table ~3 (at kind)\nparts.logs_1 partition ~1 (at kind)\n"
            "parts.logs_1_a partition ~1 (at kind)\nparts.logs_2 partition ~2 (at kind)\nparts.users table (at "
            "kind)\n");
    }

    void readsWhatIsAskedFor()
    {
        QFETCH(SchemaDepth, depth);
        QFETCH(QStringList, schemas);
        QFETCH(QByteArray, expected);
        SchemaRequest request;
        request.depth = depth;
        for (const QString& schema : schemas)
            request.schemas.push_back(schema.toStdString());
        const auto read = m_session->readSchema(request);
        QVERIFY2(read.ok(), read ? "" : read.error().message.c_str());
        QCOMPARE(schemaText(*read), expected.toStdString());
        QCOMPARE(read->database, std::string("shop"));
    }

    void allSchemasAreThoseThatAreNotTheServersOwn()
    {
        const auto read = m_session->readSchema({});
        QVERIFY(read.ok());
        QCOMPARE(read->tables.size(), std::size_t{10});
        const Table orders = tableNamed(*read, "sales", "orders");
        QCOMPARE(orders.comment, std::string("what was sold"));
        QCOMPARE(orders.primaryKey, std::vector<std::string>{"id"});
    }

    void typesOfTheDatabaseComeWithTheirDefinition()
    {
        const auto read = m_session->readSchema({});
        QVERIFY(read.ok());
        std::vector<std::string> found;
        for (const Column& column : tableNamed(*read, "kinds", "t").columns)
            found.push_back(column.type);
        QCOMPARE(found,
                 (std::vector<std::string>{"kinds.state as enum('new','paid','it''s open')", "kinds.nothing",
                                           "kinds.zip as character varying(10)", "kinds.state[]",
                                           "kinds.open_state as enum('new','paid','it''s open')",
                                           "kinds.home as character varying(10)"}));
    }

    void partitionsKnowTheirTable()
    {
        SchemaRequest request;
        request.depth = SchemaDepth::names;
        const auto read = m_session->readSchema(request);
        QVERIFY(read.ok());
        QCOMPARE(tableNamed(*read, "parts", "logs").partitionOf, std::string());
        QCOMPARE(tableNamed(*read, "parts", "logs_1").partitionOf, std::string("logs"));
        QCOMPARE(tableNamed(*read, "parts", "logs_1_a").partitionOf, std::string("logs_1"));
        QCOMPARE(tableNamed(*read, "parts", "users").partitionOf, std::string());
    }

    void keysThatLeaveTheSchemasAreKept()
    {
        SchemaRequest request;
        request.schemas = {"O'Brien"};
        const auto read = m_session->readSchema(request);
        QVERIFY(read.ok());
        const ForeignKey expected{{"b"}, "sales", "orders", {"id"}};
        QCOMPARE(read->tables.front().foreignKeys.size(), std::size_t{2});
        QVERIFY(read->tables.front().foreignKeys.front() == expected);
    }

    void aKeyToAPartitionedTableIsOneKey()
    {
        const auto read = m_session->readSchema({});
        QVERIFY(read.ok());
        const ForeignKey expected{{"at", "kind"}, "parts", "logs", {"at", "kind"}};
        const Table users = tableNamed(*read, "parts", "users");
        QCOMPARE(users.foreignKeys.size(), std::size_t{1});
        QVERIFY(users.foreignKeys.front() == expected);
        QCOMPARE(tableNamed(*read, "parts", "logs_2").primaryKey, (std::vector<std::string>{"at", "kind"}));
    }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresSchemaTest)

#include "tst_postgresschema.moc"
