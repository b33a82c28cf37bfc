// Walks the server's own catalogs, so that secrets added by a new version fail here and not in use.

#include "catalogwalk.h"
#include "dialect/dialect.h"
#include "restrictedcheck.h"
#include "support/mariadbserver.h"

#include <QTest>

namespace querymend {

namespace {

constexpr HarmlessPart harmless[] = {
    {"information_schema.ALL_PLUGINS.*", "what the server is made of"},
    {"information_schema.PLUGINS.*", "what the server is made of"},
    {"information_schema.EVENTS.EVENT_DEFINITION", "what the login may manage"},
    {"information_schema.GLOBAL_STATUS.VARIABLE_VALUE", "counters"},
    {"information_schema.SESSION_STATUS.VARIABLE_VALUE", "counters"},
    {"information_schema.GLOBAL_VARIABLES.VARIABLE_VALUE", "what SHOW VARIABLES tells every login"},
    {"information_schema.SESSION_VARIABLES.VARIABLE_VALUE", "what SHOW VARIABLES tells every login"},
    {"information_schema.SYSTEM_VARIABLES.*", "what SHOW VARIABLES tells every login"},
    {"information_schema.INNODB_SYS_TABLESPACES.FILE_SIZE", "a number"},
    {"information_schema.OPTIMIZER_TRACE.QUERY", "of this session"},
    {"information_schema.PROFILING.*", "of this session"},
    {"information_schema.REFERENTIAL_CONSTRAINTS.MATCH_OPTION", "how keys match"},
    {"information_schema.ROUTINES.*", "what is the login's own"},
    {"information_schema.SCHEMATA.SQL_PATH", "always null"},
    {"information_schema.SPATIAL_REF_SYS.*", "authorities for maps"},
    {"information_schema.TABLES.CREATE_OPTIONS", "settings of storage"},
    {"information_schema.TABLESPACES.LOGFILE_GROUP_NAME", "a name"},
    {"information_schema.TRIGGERS.ACTION_STATEMENT", "what the login may change"},
    {"information_schema.user_variables.VARIABLE_VALUE", "of this session"},
    {"information_schema.VIEWS.*", "what the login may look into"},
    {"performance_schema.global_status.VARIABLE_VALUE", "counters"},
    {"performance_schema.session_status.VARIABLE_VALUE", "counters"},
    {"sys.innodb_buffer_stats_by_*", "sizes"},
    {"sys.x$innodb_buffer_stats_by_*", "sizes"},
    {"sys.metrics.Variable_value", "counters"},
};

} // namespace

class MariadbCatalogsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        m_session = m_server->open("reader");
        QVERIFY(m_session);
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_server.reset();
    }

    void everySecretIsKeptBackOrExplained()
    {
        const QByteArray columns = QByteArray::fromStdString(m_server->asOwner(
            "SELECT CONCAT(TABLE_SCHEMA, '.', TABLE_NAME, '.', COLUMN_NAME) FROM information_schema.COLUMNS "
            "WHERE TABLE_SCHEMA IN ('information_schema', 'performance_schema', 'mysql', 'sys')"));
        QVERIFY(columns.count('\n') > 1000);
        const auto rows = dialectOf(DialectId::mariadb).functions.catalogs;
        QCOMPARE(unexplained(columns.split('\n'), rows, harmless).join('\n'), QByteArray());
    }

    void judgesStatements_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<bool>("isRefused");
        const auto row = [](const char* statement, bool isRefused) {
            QTest::newRow(statement) << QByteArray(statement) << isRefused;
        };
        row("SELECT * FROM information_schema.PROCESSLIST", true);
        row("SELECT info FROM `INFORMATION_SCHEMA`.`processlist`", true);
        row("SELECT Password FROM mysql.user", true);
        row("SELECT * FROM mysql.servers", true);
        row("SELECT * FROM mysql.proc", true);
        row("SELECT * FROM mysql.general_log", true);
        row("SELECT SQL_TEXT FROM performance_schema.events_statements_history", true);
        row("SELECT * FROM performance_schema.threads", true);
        row("SELECT * FROM sys.processlist", true);
        row("SELECT * FROM sys.`x$statement_analysis`", true);
        row("SELECT * FROM information_schema.INNODB_TRX", true);
        row("SELECT trx_id, trx_state FROM information_schema.INNODB_TRX", false);
        row("SELECT * FROM information_schema.INNODB_CMP_RESET", true);
        row("SELECT TABLE_NAME, COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = 'shop'", false);
        row("SELECT * FROM information_schema.TABLES", false);
        row("SELECT * FROM information_schema.KEY_COLUMN_USAGE", false);
        row("SELECT Name FROM mysql.time_zone_name", false);
    }
    void judgesStatements()
    {
        QFETCH(const QByteArray, statement);
        QFETCH(const bool, isRefused);
        const QByteArray said = RestrictedCheck(*m_session)(statement.toStdString(), {});
        QVERIFY2(said.startsWith("forbidden_operation:") == isRefused, said.constData());
        QVERIFY2(isRefused || said.isEmpty(), said.constData());
    }

    void aServersSchemaAsTheOwnOneIsNoWayAround()
    {
        ConnectionTarget target = m_server->target("root");
        target.database = "mysql";
        auto session = openSession(target);
        QVERIFY2(session, session ? "" : session.error().message.c_str());
        const QByteArray said = RestrictedCheck(**session)("SELECT Password FROM user", {});
        QVERIFY2(said.startsWith("forbidden_operation:"), said.constData());
    }

private:
    std::unique_ptr<MariadbServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbCatalogsTest)

#include "tst_mariadbcatalogs.moc"
