#include "dialect/dialects.h"

#include "dialect/mariadb/tables.h"
#include "dialect/mysqlfamily/mysqlfamily.h"
#include "dialect/reserved.h"

namespace querymend {

namespace {

// Reserved words as measured on the engine.
// clang-format off
constexpr ReservedWords reserved{
    .everywhere =
        "accessible add all alter analyze and as asc asensitive before between bigint blob both by call cascade case "
        "change check collate column condition constraint continue convert create cross cursor databases day_hour "
        "day_microsecond day_minute day_second dec decimal declare default delayed delete delete_domain_id desc "
        "describe deterministic distinct distinctrow div do_domain_ids double drop dual each else elseif enclosed "
        "escaped except exists exit explain false fetch float float4 float8 for force foreign from fulltext grant "
        "group having high_priority hour_microsecond hour_minute hour_second ignore ignore_domain_ids in index infile "
        "inner inout insensitive insert int int1 int2 int3 int4 int8 integer intersect into is iterate join key keys "
        "kill leading leave like limit linear lines load lock long longblob longtext loop low_priority "
        "master_demote_to_replica master_demote_to_slave master_ssl_verify_server_cert match maxvalue mediumblob "
        "mediumint mediumtext middleint minute_microsecond minute_second modifies natural no_write_to_binlog not null "
        "numeric offset on optimize optionally or order out outer outfile over page_checksum parse_vcol_expr "
        "partition portion precision primary procedure purge range read read_write reads real recursive ref_system_id "
        "references regexp release rename require resignal restrict return returning revoke rlike row_number rows "
        "schemas second_microsecond select sensitive separator set show signal smallint spatial specific sql "
        "sql_big_result sql_calc_found_rows sql_small_result sqlexception sqlstate sqlwarning ssl starting "
        "stats_auto_recalc stats_persistent stats_sample_pages straight_join table terminated then tinyblob tinyint "
        "tinytext to trailing trigger true undo union unique unlock unsigned update usage use using values varbinary "
        "varchar varcharacter varying when where while with write xor year_month zerofill ",
    .asNames =
        "binary char character current_date current_role current_time current_timestamp current_user if interval left "
        "localtime localtimestamp mod repeat replace right sql_buffer_result sql_cache sql_no_cache utc_date utc_time "
        "utc_timestamp ",
    .asAliases =
        "binary char character current_date current_role current_time current_timestamp current_user if interval left "
        "localtime localtimestamp mod repeat replace right sounds utc_date utc_time utc_timestamp ",
    .asTableAliases =
        "binary char character current_date current_role current_time current_timestamp current_user if interval left "
        "localtime localtimestamp mod repeat replace right utc_date utc_time utc_timestamp window ",
    .asFunctions =
        "any backup begin binlog bit bool boolean byte cache checkpoint checksum clob close code column_get comment "
        "commit compressed datetime deallocate do end enum examined exclude execute fixed flush following follows "
        "function get get_format global handler help host id ignored install json language lastval local medium names "
        "national nchar nextval no number nvarchar open option options others owner parser period port precedes "
        "preceding prepare raw remove repair replica replicas reset restore role rollback savepoint security serial "
        "server session setval shutdown signed slave slaves socket some soname sounds start stop stored text ties "
        "timestampadd timestampdiff unbounded unicode uninstall upgrade value varchar2 window wrapper xa ",
};
// clang-format on

} // namespace

Dialect mariadbDialect()
{
    Dialect d = mysqlFamilyRules();
    d.id = DialectId::mariadb;
    d.name = "mariadb";
    d.displayName = "MariaDB";
    reserve(d.syntax, reserved);
    d.syntax.bareFunctions |= keywordSet("current_role");
    d.functions = mariadbFunctions;
    d.sequenceTables = true;
    d.fetchBesideLimit = true;
    d.fetchWithTies = true;
    return d;
}

} // namespace querymend
