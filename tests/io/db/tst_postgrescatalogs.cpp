// Walks the server's own catalogs, so that secrets added by a new version fail here and not in use.

#include "catalogwalk.h"
#include "dialect/dialect.h"
#include "restrictedcheck.h"
#include "support/postgresserver.h"

#include <QTest>

namespace querymend {

namespace {

constexpr HarmlessPart harmless[] = {
    {"information_schema._pg_foreign_table_columns.attfdwoptions", "names of columns elsewhere"},
    {"information_schema.column_options.*", "names of columns elsewhere"},
    {"information_schema.foreign_data_wrappers.authorization_identifier", "the name of an owner"},
    {"information_schema.foreign_servers.authorization_identifier", "the name of an owner"},
    {"information_schema.referential_constraints.match_option", "how keys match"},
    {"information_schema.routines.*", "what is the login's own"},
    {"information_schema.schemata.sql_path", "always null"},
    {"information_schema.sequences.cycle_option", "yes or no"},
    {"information_schema.triggers.action_statement", "what is the login's own"},
    {"information_schema.user_mappings.*", "names, without the options"},
    {"information_schema.views.*", "what is the login's own"},
    {"pg_catalog.pg_attribute.*", "settings of statistics and names of columns elsewhere"},
    {"pg_catalog.pg_auth_members.admin_option", "yes or no"},
    {"pg_catalog.pg_class.*", "the name of a file in the server's folder, settings of storage"},
    {"pg_catalog.pg_cursors.statement", "of this session"},
    {"pg_catalog.pg_db_role_setting.setconfig", "settings that every login of the server may read"},
    {"pg_catalog.pg_extension.extconfig", "numbers of tables"},
    {"pg_catalog.pg_index.indoption", "the order of a key"},
    {"pg_catalog.pg_locks.fastpath", "yes or no"},
    {"pg_catalog.pg_matviews.definition", "the schema's own text"},
    {"pg_catalog.pg_prepared_statements.statement", "of this session"},
    {"pg_catalog.pg_proc.proconfig", "settings that every login of the server may read"},
    {"pg_catalog.pg_roles.*", "stars, and settings that every login of the server may read"},
    {"pg_catalog.pg_rules.definition", "the schema's own text"},
    {"pg_catalog.pg_settings.*", "what SHOW tells; the server hides an administrator's from the others"},
    {"pg_catalog.pg_stat_activity.query_id", "a number"},
    {"pg_catalog.pg_stat_activity.query_start", "a time"},
    {"pg_catalog.pg_stat_database.temp_files", "a number"},
    {"pg_catalog.pg_stat_gssapi.gss_authenticated", "yes or no"},
    {"pg_catalog.pg_stat_progress_*", "one word of a command"},
    {"pg_catalog.pg_stats.most_common_elem_freqs", "numbers"},
    {"pg_catalog.pg_stats_ext.most_common_val_nulls", "yes or no"},
    {"pg_catalog.pg_stats_ext_exprs.most_common_elem_freqs", "numbers"},
    {"pg_catalog.pg_tablespace.spcoptions", "settings of the planner"},
    {"pg_catalog.pg_ts_dict.dictinitoption", "names of word lists"},
    {"pg_catalog.pg_user.*", "stars, and settings that every login of the server may read"},
    {"pg_catalog.pg_views.definition", "the schema's own text"},
};

} // namespace

class PostgresCatalogsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        m_session = m_server->open("owner");
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
            "SELECT n.nspname || '.' || c.relname || '.' || a.attname FROM pg_attribute a "
            "JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace "
            "WHERE n.nspname IN ('pg_catalog', 'information_schema') AND c.relkind IN ('r', 'v') AND a.attnum > 0"));
        QVERIFY(columns.count('\n') > 1000);
        const auto rows = dialectOf(DialectId::postgresql).functions.catalogs;
        QCOMPARE(unexplained(columns.split('\n'), rows, harmless).join('\n'), QByteArray());
    }

    /// Functions from which a withheld view reads must not be callable either.
    void functionsBehindKeptViewsAreNotAllowed()
    {
        const FunctionLists& lists = dialectOf(DialectId::postgresql).functions;
        for (const char* const name : {"pg_hba_file_rules", "pg_ident_file_mappings", "pg_show_all_file_settings",
                                       "pg_config", "pg_stat_get_wal_receiver", "pg_stat_get_activity", "lo_get",
                                       "pg_options_to_table", "pg_stat_statements"})
            QVERIFY2(statusOf(lists, name) != FunctionStatus::allowed, name);
    }

    void judgesStatements_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<bool>("isRefused");
        const auto row = [](const char* statement, bool isRefused) {
            QTest::newRow(statement) << QByteArray(statement) << isRefused;
        };
        row("SELECT * FROM information_schema.user_mapping_options", true);
        row("SELECT umoptions FROM information_schema._pg_user_mappings", true);
        row("SELECT * FROM PG_CATALOG.\"pg_authid\"", true);
        row("SELECT subconninfo FROM pg_subscription", true);
        row("SELECT * FROM pg_subscription", true);
        row("SELECT s.* FROM pg_catalog.pg_subscription AS s", true);
        row("SELECT s FROM pg_subscription s", true);
        row("SELECT to_json(s) FROM pg_subscription s", true);
        row("SELECT x FROM pg_subscription AS s (x)", true);
        row("TABLE pg_subscription", true);
        row("SELECT (s).subconninfo FROM pg_subscription s", true);
        row("SELECT subname, subenabled FROM pg_subscription", false);
        row("SELECT count(*) FROM pg_subscription", false);
        row("SELECT loid, data FROM pg_largeobject", true);
        row("SELECT * FROM pg_hba_file_rules", true);
        row("SELECT pid, query FROM pg_stat_activity", true);
        row("SELECT state, count(*) FROM pg_stat_activity GROUP BY state", false);
        row("SELECT attname, n_distinct FROM pg_stats WHERE tablename = 'orders'", false);
        row("SELECT most_common_vals FROM pg_stats WHERE tablename = 'pg_authid'", true);
        row("SELECT table_name, column_name, data_type FROM information_schema.columns", false);
        row("SELECT * FROM information_schema.tables", false);
        row("SELECT relname, reltuples FROM pg_class", false);
        row("SELECT * FROM pg_indexes", false);
        row("SELECT rolname FROM pg_roles", false);
        row("SELECT viewname, definition FROM pg_views", false);
        row("SELECT a.attname, c.relname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid", false);
        row("WITH pg_authid AS (SELECT 1 AS x) SELECT x FROM pg_authid", false);
    }
    void judgesStatements()
    {
        QFETCH(const QByteArray, statement);
        QFETCH(const bool, isRefused);
        const QByteArray said = RestrictedCheck(*m_session)(statement.toStdString(), {});
        QVERIFY2(said.startsWith("forbidden_operation:") == isRefused, said.constData());
        QVERIFY2(isRefused || said.isEmpty(), said.constData());
    }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresCatalogsTest)

#include "tst_postgrescatalogs.moc"
