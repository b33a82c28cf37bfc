// What is sent to SQL Server and Oracle, and how their responses are read, in exchanges written from documentation.

#include "plantext.h"
#include "recordedlink.h"

#include "db/odbc/odbcsession.h"
#include "diagnose/classify.h"

#include <QTest>

namespace querymend {

namespace {

const QString sqlServerScenes = QStringLiteral(QUERYMEND_RECORDED "/sqlserver.txt");
const QString oracleScenes = QStringLiteral(QUERYMEND_RECORDED "/oracle.txt");

QByteArray restrictedIn(const Snapshot& schema)
{
    std::string out;
    for (const RestrictedObject& object : schema.restricted) {
        out += dotted(object) + ' ' + std::string(name(object.reason));
        out += (object.cause.empty() ? "" : ' ' + object.cause) + '\n';
    }
    return QByteArray::fromStdString(out);
}

} // namespace

class OdbcRecordedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_sqlServer = readScenes(sqlServerScenes);
        m_oracle = readScenes(oracleScenes);
        QVERIFY(m_sqlServer.size() > 5 && m_oracle.size() > 5);
    }

    void init() { m_strays.clear(); }

    void serversAreKnownByTheirNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("dialect");
        QTest::newRow("PostgreSQL") << QByteArray("PostgreSQL") << QByteArray("postgresql");
        QTest::newRow("SQL Server") << QByteArray("Microsoft SQL Server") << QByteArray("sqlserver");
        QTest::newRow("Oracle") << QByteArray("Oracle") << QByteArray("oracle");
        QTest::newRow("a version after the name") << QByteArray("Oracle8") << QByteArray("oracle");
        QTest::newRow("an unknown server") << QByteArray("ACCESS") << QByteArray();
        QTest::newRow("a server without a name") << QByteArray() << QByteArray();
    }

    void serversAreKnownByTheirNames()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, dialect);
        const OdbcServer* server = odbcServerCalled(name.toStdString());
        QCOMPARE(server ? std::string(dialectOf(server->dialect).name) : std::string(), dialect.toStdString());
    }

    void sqlServerReadsNamesByTheDatabasesCollation_data()
    {
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<int>("folding");
        QTest::newRow("case does not matter") << QByteArray("open") << int(NameFolding::insensitive);
        QTest::newRow("nor does it in UTF-8") << QByteArray("open as owner") << int(NameFolding::insensitive);
        QTest::newRow("case matters") << QByteArray("open where case matters") << int(NameFolding::sensitive);
        QTest::newRow("bytes are compared") << QByteArray("open where bytes matter") << int(NameFolding::sensitive);
    }

    void sqlServerReadsNamesByTheDatabasesCollation()
    {
        QFETCH(QByteArray, scene);
        QFETCH(int, folding);
        const auto session = open(sqlServerByOdbc, scene.toStdString(), {});
        QVERIFY(session);
        QCOMPARE(int(session->dialect().syntax.names.tables.folding), folding);
        QCOMPARE(int(session->dialect().syntax.names.columns.folding), folding);
    }

    void sqlServerPlansAsATree()
    {
        const auto session = open(sqlServerByOdbc, "open", "plan");
        QVERIFY(session);
        QVERIFY(session->warnings().empty());
        const auto plan = session->explain(
            "SELECT c.name FROM orders AS o JOIN customers AS c ON c.id = o.customer_id WHERE o.total > 1", {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
        QCOMPARE(planText(plan->roots),
                 std::string("Nested Loops \n  Clustered Index Scan dbo.orders\n"
                             "  Clustered Index Seek dbo.customers\n"));
        const PlanNode& scan = plan->roots.front().inputs.front();
        QCOMPARE(scan.rows, std::optional<double>(3));
        QCOMPARE(scan.cost, std::optional<double>(0.0033));
        const std::vector<std::pair<std::string, std::string>> expected{
            {"Index", "PK_orders"}, {"Alias", "o"}, {"predicate", "[shop].[dbo].[orders].[total] as [o].[total]>(1.)"}};
        QVERIFY(scan.details == expected);
        QVERIFY(plan->raw.starts_with("<ShowPlanXML"));
    }

    void sqlServerRunsOnlyOneQuery_data()
    {
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("a second statement without a semicolon")
            << QByteArray("two statements") << QByteArray("SELECT 1 DROP TABLE orders")
            << QByteArray("not exactly one statement");
        QTest::newRow("another database")
            << QByteArray("another database") << QByteArray("USE master") << QByteArray("not a query: StmtUseDb");
        QTest::newRow("a table made") << QByteArray("a table made") << QByteArray("SELECT id INTO copy FROM orders")
                                      << QByteArray("not a query: SELECT INTO");
        QTest::newRow("another server")
            << QByteArray("another server")
            << QByteArray("SELECT a FROM OPENROWSET('MSOLEDBSQL', 'Server=other', 'SELECT 1 AS a') AS r")
            << QByteArray("the statement reads from another server");
        QTest::newRow("a plan that ends early")
            << QByteArray("a plan cut short") << QByteArray("SELECT 1 DELETE FROM orders")
            << QByteArray("the server has no plan for it, so it is not a query");
        QTest::newRow("what has no plan") << QByteArray("no plan at all") << QByteArray("SET ROWCOUNT 5")
                                          << QByteArray("the server has no plan for it, so it is not a query");
    }

    void sqlServerRunsOnlyOneQuery()
    {
        QFETCH(QByteArray, scene);
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, message);
        const auto session = open(sqlServerByOdbc, "open", scene.toStdString());
        QVERIFY(session);
        const auto run = session->run(sql.toStdString(), {});
        QVERIFY(!run.ok());
        QCOMPARE(run.error().failure, EngineFailure::notAllowed);
        QCOMPARE(run.error().message, message.toStdString());
    }

    void sqlServerTellsWhatIsWrong()
    {
        const auto session = open(sqlServerByOdbc, "open", "unknown column");
        QVERIFY(session);
        const auto prepared = session->prepare("SELECT wrong FROM orders");
        QVERIFY(!prepared.ok());
        QCOMPARE(prepared.error().failure, EngineFailure::refused);
        QCOMPARE(prepared.error().code, std::string("207"));
        QCOMPARE(prepared.error().message, std::string("Invalid column name 'wrong'."));
        QVERIFY(prepared.error().offset == std::nullopt);
        const Diagnosis diagnosis =
            classify(session->dialect(), {prepared.error().message, prepared.error().code, "SELECT wrong FROM orders"});
        QCOMPARE(diagnosis.code, ErrorCode::unknownColumn);
        const TextPosition place{1, 8};
        QVERIFY(diagnosis.position == place);
    }

    void sqlServerGivesRows()
    {
        const auto session = open(sqlServerByOdbc, "open", "run");
        QVERIFY(session);
        const auto cursor =
            session->run("SELECT id, total, placed FROM orders", Limits{std::chrono::milliseconds(700)});
        QVERIFY2(cursor.ok(), cursor ? "" : cursor.error().message.c_str());
        const auto page = cursor.value()->fetch(10);
        QVERIFY(page.ok() && page->isLast);
        const std::vector<CellRow> expected{{std::int64_t{1}, Decimal{"2.50"}, Temporal{"2024-02-29"}},
                                            {std::int64_t{2}, std::monostate{}, std::monostate{}}};
        QVERIFY(page->rows == expected);
    }

    void sqlServerTellsItsSchema()
    {
        const auto session = open(sqlServerByOdbc, "open", "schema");
        QVERIFY(session);
        const auto schema = session->readSchema({});
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        QCOMPARE(schema->database, std::string("shop"));
        QCOMPARE(schema->searchPath, std::vector<std::string>{"dbo"});
        QCOMPARE(schema->functions, std::vector<std::string>{"order_total"});
        QCOMPARE(schema->tables.size(), std::size_t{3});
        const Table& orders = schema->tables[1];
        QCOMPARE(orders.comment, std::string("what was sold"));
        QCOMPARE(orders.rowEstimate, std::optional<std::uint64_t>(3));
        QCOMPARE(orders.primaryKey, std::vector<std::string>{"id"});
        QVERIFY(orders.columns[0].primaryKey && orders.columns[0].notNull && !orders.columns[1].notNull);
        QCOMPARE(orders.columns[2].type, std::string("decimal(12,2)"));
        const ForeignKey expected{{"customer_id"}, "dbo", "customers", {"id"}};
        QVERIFY(orders.foreignKeys == std::vector<ForeignKey>{expected});
        QCOMPARE(schema->tables[2].kind, TableKind::view);
        QCOMPARE(restrictedIn(*schema),
                 QByteArray("dbo.clr_total foreign_code\ndbo.calls_out side_effects\n"
                            "dbo.called_out side_effects dbo.calls_out\ndbo.far elsewhere\n"
                            "dbo.logins secrets sys.sql_logins\n"));
    }

    void sqlServerTellsNamesAlone()
    {
        const auto session = open(sqlServerByOdbc, "open", "names of one schema");
        QVERIFY(session);
        const auto schema = session->readSchema({SchemaDepth::names, {"ann's", "dbo"}, {}});
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        QVERIFY(schema->tables.size() == 1 && !schema->tables.front().columnsKnown);
    }

    void sqlServerWarnsOfRightsBeyondReading()
    {
        const auto session = open(sqlServerByOdbc, "open as owner", {});
        QVERIFY(session);
        const DatabaseWarnings expected{
            PowerfulLogin{LoginRank::member, "sysadmin", LoginReach::everything},
            PowerfulLogin{LoginRank::member, "db_owner", LoginReach::everythingInTheDatabase}};
        QVERIFY(session->warnings() == expected);
        QVERIFY(session->dialect().lex.doubleQuotesAreStrings);
    }

    void aLoginThatMaySeeNoPlansIsRefused()
    {
        auto link = std::make_unique<RecordedLink>(m_sqlServer["open without plans"], sqlServerByOdbc, m_strays);
        const auto session = odbcSessionOn(std::move(link), sqlServerByOdbc);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::notReadOnly);
        QVERIFY(session.error().message.find("GRANT SHOWPLAN") != std::string::npos);
    }

    void oraclePlansAsATree()
    {
        const auto session = open(oracleByOdbc, "open", "plan");
        QVERIFY(session);
        const auto plan = session->explain("SELECT c.name FROM orders o JOIN customers c ON c.id = o.customer_id", {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
        QCOMPARE(planText(plan->roots),
                 std::string("SELECT STATEMENT \n  NESTED LOOPS \n    TABLE ACCESS FULL SHOP.ORDERS\n"
                             "    INDEX UNIQUE SCAN SHOP.PK_CUSTOMERS\n"));
        QCOMPARE(plan->roots.front().cost, std::optional<double>(5));
    }

    void oracleTellsWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("scene");
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<EngineFailure>("failure");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("a block of code") << QByteArray("no query") << QByteArray("BEGIN DELETE FROM orders; END;")
                                         << EngineFailure::notAllowed << QByteArray();
        QTest::newRow("an unknown table") << QByteArray("unknown table") << QByteArray("SELECT 1 FROM nowhere")
                                          << EngineFailure::refused << QByteArray("942");
        QTest::newRow("a function that writes")
            << QByteArray("a function that writes") << QByteArray("SELECT leave_a_trace() FROM DUAL")
            << EngineFailure::notAllowed << QByteArray("1456");
        QTest::newRow("a connection that is gone")
            << QByteArray("lost") << QByteArray("SELECT 1 FROM DUAL") << EngineFailure::lost << QByteArray("3113");
        QTest::newRow("what runs too long") << QByteArray("too slow") << QByteArray("SELECT 1 FROM DUAL")
                                            << EngineFailure::timedOut << QByteArray("1013");
    }

    void oracleTellsWhatIsWrong()
    {
        QFETCH(QByteArray, scene);
        QFETCH(QByteArray, sql);
        QFETCH(EngineFailure, failure);
        QFETCH(QByteArray, code);
        const auto session = open(oracleByOdbc, "open", scene.toStdString());
        QVERIFY(session);
        const auto run = session->run(sql.toStdString(), {});
        QVERIFY(!run.ok());
        QCOMPARE(run.error().failure, failure);
        QCOMPARE(run.error().code, code.toStdString());
    }

    void oracleGivesRows()
    {
        const auto session = open(oracleByOdbc, "open", "run");
        QVERIFY(session);
        const auto cursor = session->run("SELECT id, placed FROM orders", {});
        QVERIFY(cursor.ok());
        QCOMPARE(cursor.value()->columns().front().name, std::string("ID"));
        const CellRow expected{Decimal{"1"}, Temporal{"2024-02-29 00:00:00"}};
        QVERIFY(cursor.value()->fetch(1)->rows == std::vector<CellRow>{expected});
    }

    void oracleTellsItsSchema()
    {
        const auto session = open(oracleByOdbc, "open", "schema");
        QVERIFY(session);
        const auto schema = session->readSchema({});
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        QCOMPARE(schema->tables.size(), std::size_t{3});
        QCOMPARE(schema->tables[1].rowEstimate, std::optional<std::uint64_t>());
        const ForeignKey expected{{"CUSTOMER_ID"}, "SHOP", "CUSTOMERS", {"ID"}};
        QVERIFY(schema->tables[1].foreignKeys == std::vector<ForeignKey>{expected});
        QCOMPARE(schema->tables[2].kind, TableKind::materializedView);
        QCOMPARE(restrictedIn(*schema),
                 QByteArray("SHOP.CALLS_OUT uses_refused utl_http.request\nSHOP.LOGS side_effects\n"
                            "SHOP.READS owners_rights\nSHOP.CALLED_OUT uses_refused utl_http.request\n"
                            "SHOP.FAR elsewhere\nSHOP.LOGINS secrets dba_users.password\n"));
    }

    void oracleWarnsOfRightsBeyondReading()
    {
        const auto session = open(oracleByOdbc, "open with rights", {});
        QVERIFY(session);
        QVERIFY(session->warnings()
                == (DatabaseWarnings{PowerfulLogin{LoginRank::holder, "INSERT ANY TABLE", LoginReach::beyondReading}}));
    }

    /// No deviations from the scene. Every transaction is rolled back before the next begins, and the last one too.
    void cleanup()
    {
        QVERIFY(m_strays.size() % 2 == 0);
        for (std::size_t i = 0; i < m_strays.size(); ++i)
            QCOMPARE(QString::fromStdString(m_strays[i]),
                     i % 2 == 0 ? QStringLiteral("begin") : QStringLiteral("rollback"));
    }

private:
    std::unique_ptr<Session> open(const OdbcServer& server, const std::string& opening, const std::string& scene)
    {
        const auto& scenes = &server == &sqlServerByOdbc ? m_sqlServer : m_oracle;
        std::deque<RecordedExchange> exchanges = scenes.at(opening);
        if (!scene.empty()) {
            for (const RecordedExchange& exchange : scenes.at(scene))
                exchanges.push_back(exchange);
        }
        auto session = odbcSessionOn(std::make_unique<RecordedLink>(std::move(exchanges), server, m_strays), server);
        return session ? std::move(session).value() : nullptr;
    }

    RecordedScenes m_sqlServer;
    RecordedScenes m_oracle;
    std::vector<std::string> m_strays;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OdbcRecordedTest)

#include "tst_odbcrecorded.moc"
