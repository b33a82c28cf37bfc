#include "dialect/dialect.h"

#include "base/ascii.h"

#include <QTest>

#include <string>

using namespace querymend;

namespace {

const FunctionLists& listsOf(const QString& dialect)
{
    return dialectNamed(dialect.toStdString())->functions;
}

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void everyDialect()
{
    QTest::addColumn<QString>("dialect");
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << q(dialect.name);
}

struct Names {
    const char* sentence;
    const char* dialect;
    const char* names;
};

void namesColumns(std::initializer_list<Names> rows)
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("names");
    for (const Names& row : rows)
        QTest::newRow(row.sentence) << QString::fromLatin1(row.dialect) << QString::fromLatin1(row.names);
}

} // namespace

class FunctionListsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areSortedAndUnique_data() { everyDialect(); }
    void areSortedAndUnique();
    void areLowerCase_data() { everyDialect(); }
    void areLowerCase();
    void allowNothingThatIsDenied_data() { everyDialect(); }
    void allowNothingThatIsDenied();
    void haveSensibleRows_data() { everyDialect(); }
    void haveSensibleRows();
    void denyWhatIsDangerous_data();
    void denyWhatIsDangerous();
    void allowWhatAnalystsUse_data();
    void allowWhatAnalystsUse();
    void leaveOutOtherDialects_data();
    void leaveOutOtherDialects();
    void knowTheTraits_data();
    void knowTheTraits();
};

void FunctionListsTest::areSortedAndUnique()
{
    QFETCH(QString, dialect);
    const FunctionLists& lists = listsOf(dialect);
    const auto notRising = [](const auto& a, const auto& b) { return !(a < b); };
    QVERIFY(!lists.allowed.empty() && !lists.denied.empty());
    QVERIFY(std::adjacent_find(lists.allowed.begin(), lists.allowed.end(),
                               [](const FunctionRow& a, const FunctionRow& b) { return !(a.name < b.name); })
            == lists.allowed.end());
    QVERIFY(std::adjacent_find(lists.denied.begin(), lists.denied.end(), notRising) == lists.denied.end());
    QVERIFY(std::adjacent_find(lists.deniedPrefixes.begin(), lists.deniedPrefixes.end(), notRising)
            == lists.deniedPrefixes.end());
}

void FunctionListsTest::areLowerCase()
{
    QFETCH(QString, dialect);
    const FunctionLists& lists = listsOf(dialect);
    const auto check = [](std::string_view name) {
        const bool plain = std::all_of(name.begin(), name.end(),
                                       [](char c) { return (c >= 'a' && c <= 'z') || asciiIsDigit(c) || c == '_'; });
        QVERIFY2(!name.empty() && plain, qPrintable(q(name)));
    };
    for (const FunctionRow& row : lists.allowed)
        check(row.name);
    for (const std::string_view name : lists.denied)
        check(name);
    for (const std::string_view prefix : lists.deniedPrefixes)
        check(prefix);
}

void FunctionListsTest::allowNothingThatIsDenied()
{
    QFETCH(QString, dialect);
    const FunctionLists& lists = listsOf(dialect);
    for (const FunctionRow& row : lists.allowed)
        QVERIFY2(statusOf(lists, row.name) == FunctionStatus::allowed, qPrintable(q(row.name)));
    for (const std::string_view name : lists.denied) {
        QVERIFY2(statusOf(lists, name) == FunctionStatus::denied, qPrintable(q(name)));
        QVERIFY2(statusOf(lists, asciiUppered(name)) == FunctionStatus::denied, qPrintable(q(name)));
    }
    for (const std::string_view prefix : lists.deniedPrefixes)
        QVERIFY(statusOf(lists, std::string(prefix) + "anything") == FunctionStatus::denied);
}

void FunctionListsTest::haveSensibleRows()
{
    QFETCH(QString, dialect);
    constexpr int everyTrait = scalarFunction | aggregateFunction | windowFunction | tableFunction;
    for (const FunctionRow& row : listsOf(dialect).allowed) {
        QVERIFY2(row.traits != 0 && (row.traits & ~everyTrait) == 0, qPrintable(q(row.name)));
        const bool open = row.maxArguments == FunctionRow::anyNumber;
        QVERIFY2(row.minArguments >= 0 && (open || row.minArguments <= row.maxArguments), qPrintable(q(row.name)));
    }
}

void FunctionListsTest::denyWhatIsDangerous_data()
{
    namesColumns({
        {"PostgreSQL sequences", "postgresql", "nextval setval currval lastval"},
        {"PostgreSQL large objects", "postgresql",
         "lo_import lo_export lo_create lo_creat lo_unlink lo_put lo_get lo_from_bytea lo_open loread lowrite"},
        {"PostgreSQL files", "postgresql",
         "pg_read_file pg_read_binary_file pg_ls_dir pg_ls_logdir pg_ls_waldir pg_ls_tmpdir pg_stat_file "
         "pg_file_write pg_current_logfile pg_hba_file_rules"},
        {"PostgreSQL other servers", "postgresql", "dblink dblink_exec dblink_connect dblink_send_query"},
        {"PostgreSQL text as SQL", "postgresql",
         "query_to_xml query_to_xmlschema query_to_xml_and_xmlschema table_to_xml schema_to_xml database_to_xml "
         "database_to_xmlschema cursor_to_xml cursor_to_xmlschema ts_stat ts_rewrite crosstab crosstab4 connectby "
         "xpath_table"},
        {"PostgreSQL settings", "postgresql", "set_config set_limit setseed"},
        {"PostgreSQL locks", "postgresql",
         "pg_advisory_lock pg_advisory_xact_lock pg_try_advisory_lock pg_advisory_unlock_all"},
        {"PostgreSQL other sessions", "postgresql",
         "pg_notify pg_terminate_backend pg_cancel_backend pg_log_backend_memory_contexts"},
        {"PostgreSQL administration", "postgresql",
         "pg_reload_conf pg_rotate_logfile pg_switch_wal pg_promote pg_import_system_collations pg_export_snapshot "
         "pg_create_restore_point pg_backup_start pg_start_backup pg_drop_replication_slot "
         "pg_logical_emit_message pg_replication_origin_create pg_stat_reset pg_stat_reset_shared "
         "brin_summarize_range gin_clean_pending_list binary_upgrade_set_next_pg_type_oid pg_nextoid"},
        {"PostgreSQL transaction numbers, which are writes", "postgresql", "txid_current pg_current_xact_id"},
        {"PostgreSQL sleep", "postgresql", "pg_sleep pg_sleep_for pg_sleep_until"},
        {"MySQL", "mysql",
         "load_file get_lock release_lock release_all_locks sleep benchmark master_pos_wait source_pos_wait "
         "wait_for_executed_gtid_set uuid_short sys_exec sys_eval last_insert_id keyring_key_fetch"},
        {"MariaDB", "mariadb",
         "load_file get_lock release_lock sleep benchmark nextval lastval setval master_gtid_wait "
         "wsrep_sync_wait_upto_gtid last_insert_id"},
        {"SQLite files, code and text as SQL", "sqlite",
         "load_extension fts3_tokenizer readfile writefile edit fsdir eval sha3_query zipfile"},
        {"SQLite pragmas that are not on the short list", "sqlite",
         "pragma_writable_schema pragma_database_list pragma_journal_mode pragma_wal_checkpoint pragma_user_version "
         "pragma_mmap_size "
         "pragma_optimize pragma_integrity_check pragma_temp_store_directory"},
        {"DuckDB files", "duckdb",
         "read_csv read_csv_auto read_parquet read_json read_json_auto read_text read_blob read_ndjson parquet_scan "
         "parquet_metadata parquet_schema glob sniff_csv read_duckdb arrow_scan st_read read_xlsx"},
        {"DuckDB text as SQL and other databases", "duckdb",
         "query query_table json_execute_serialized_sql postgres_scan mysql_query sqlite_scan iceberg_scan"},
        {"DuckDB settings and secrets", "duckdb",
         "getenv duckdb_secrets which_secret current_setting duckdb_settings pragma_database_size"},
        {"DuckDB effects", "duckdb",
         "nextval currval checkpoint force_checkpoint write_log truncate_duckdb_logs sleep_ms pg_sleep "
         "enable_logging disable_profiling copy_database import_database setseed"},
        {"SQL Server", "sqlserver",
         "openrowset openquery opendatasource xp_cmdshell sp_executesql fn_trace_gettable fn_dump_dblog "
         "dm_os_file_exists modify fn_xe_file_target_read_file"},
        {"Oracle", "oracle",
         "utl_http utl_file dbms_lock dbms_xmlgen dbms_sql httpuritype bfilename nextval currval sys_dburigen"},
    });
}

void FunctionListsTest::denyWhatIsDangerous()
{
    QFETCH(QString, dialect);
    QFETCH(QString, names);
    for (const QString& name : names.split(QLatin1Char(' ')))
        QVERIFY2(statusOf(listsOf(dialect), name.toStdString()) == FunctionStatus::denied, qPrintable(name));
}

void FunctionListsTest::allowWhatAnalystsUse_data()
{
    namesColumns({
        {"PostgreSQL", "postgresql",
         "count sum avg string_agg array_agg date_trunc date_part extract to_char coalesce generate_series unnest "
         "jsonb_array_elements percentile_cont row_number lag regexp_replace replace overlay position trim "
         "starts_with array_cat to_tsvector plainto_tsquery similarity levenshtein"},
        {"MySQL", "mysql",
         "replace insert truncate date_format group_concat json_table json_extract if ifnull str_to_date any_value "
         "regexp_like timestampdiff st_distance_sphere"},
        {"MariaDB", "mariadb",
         "replace insert truncate date_format group_concat json_table json_detailed median percentile_cont nvl"},
        {"SQLite", "sqlite",
         "strftime julianday group_concat json_each json_tree json_extract iif printf substr total row_number "
         "pragma_table_info highlight"},
        {"DuckDB", "duckdb",
         "strftime list_transform unnest generate_series range regexp_extract quantile_cont arg_max json_extract "
         "struct_pack epoch_ms list_filter median any_value percentile_cont"},
        {"SQL Server", "sqlserver",
         "isnull datediff dateadd datepart string_agg openjson string_split iif try_convert charindex stuff eomonth"},
        {"Oracle", "oracle",
         "nvl decode to_date to_char listagg trunc months_between regexp_substr xmltable json_table sys_context"},
    });
}

void FunctionListsTest::allowWhatAnalystsUse()
{
    QFETCH(QString, dialect);
    QFETCH(QString, names);
    for (const QString& name : names.split(QLatin1Char(' ')))
        QVERIFY2(statusOf(listsOf(dialect), name.toUpper().toStdString()) == FunctionStatus::allowed, qPrintable(name));
}

void FunctionListsTest::leaveOutOtherDialects_data()
{
    namesColumns({
        {"SQLite has none of the functions that models bring along", "sqlite",
         "year month day divide concat datediff date_format to_char left right now isnull nvl getdate string_agg "
         "generate_series date_trunc extract"},
        {"PostgreSQL has none of MySQL's and SQL Server's", "postgresql",
         "year month ifnull isnull date_format group_concat datediff strftime getdate nvl if json_extract"},
        {"MariaDB has none of PostgreSQL's and SQLite's", "mariadb",
         "date_trunc strftime string_agg to_date generate_series julianday getdate total"},
        {"DuckDB has none of MySQL's and Oracle's", "duckdb",
         "date_format nvl to_char to_date isnull charindex julianday"},
    });
}

void FunctionListsTest::leaveOutOtherDialects()
{
    QFETCH(QString, dialect);
    QFETCH(QString, names);
    for (const QString& name : names.split(QLatin1Char(' ')))
        QVERIFY2(statusOf(listsOf(dialect), name.toStdString()) == FunctionStatus::unlisted, qPrintable(name));
}

void FunctionListsTest::knowTheTraits_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("traits");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    const int any = FunctionRow::anyNumber;
    QTest::newRow("PostgreSQL's count may have no argument") << "postgresql"
                                                             << "count" << int(aggregateFunction) << 0 << 1;
    QTest::newRow("PostgreSQL's lag needs OVER") << "postgresql"
                                                 << "lag" << int(windowFunction) << 1 << 3;
    QTest::newRow("PostgreSQL's unnest gives rows in both places")
        << "postgresql"
        << "unnest" << int(scalarFunction | tableFunction) << 1 << 1;
    QTest::newRow("PostgreSQL's rank is an aggregate too, WITHIN GROUP")
        << "postgresql"
        << "rank" << int(aggregateFunction | windowFunction) << 0 << any;
    QTest::newRow("PostgreSQL's percentile_cont has one direct argument")
        << "postgresql"
        << "percentile_cont" << int(aggregateFunction) << 1 << 1;
    QTest::newRow("SQLite's max is an aggregate of one and a function of more")
        << "sqlite"
        << "max" << int(scalarFunction | aggregateFunction) << 1 << any;
    QTest::newRow("SQLite's substr takes two or three") << "sqlite"
                                                        << "substr" << int(scalarFunction) << 2 << 3;
    QTest::newRow("SQLite's json_each in FROM") << "sqlite"
                                                << "json_each" << int(tableFunction) << 1 << 2;
    QTest::newRow("MySQL's group_concat takes several") << "mysql"
                                                        << "group_concat" << int(aggregateFunction) << 1 << any;
    QTest::newRow("MariaDB's if takes three") << "mariadb"
                                              << "if" << int(scalarFunction) << 3 << 3;
    QTest::newRow("DuckDB's lag takes up to three") << "duckdb"
                                                    << "lag" << int(windowFunction) << 1 << 3;
    QTest::newRow("SQL Server's iif takes three") << "sqlserver"
                                                  << "iif" << int(scalarFunction) << 3 << 3;
    QTest::newRow("Oracle's nvl takes two") << "oracle"
                                            << "nvl" << int(scalarFunction) << 2 << 2;
}

void FunctionListsTest::knowTheTraits()
{
    QFETCH(QString, dialect);
    QFETCH(QString, name);
    const FunctionRow* row = findFunction(listsOf(dialect), name.toStdString());
    QVERIFY(row);
    QTEST(int(row->traits), "traits");
    QTEST(int(row->minArguments), "least");
    QTEST(int(row->maxArguments), "most");
}

QTEST_APPLESS_MAIN(FunctionListsTest)
#include "tst_functionlists.moc"
