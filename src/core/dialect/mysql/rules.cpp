#include "dialect/dialects.h"

#include "dialect/mysql/tables.h"
#include "dialect/mysqlfamily/mysqlfamily.h"
#include "dialect/reserved.h"

namespace querymend {

namespace {

// Reserved words as the documentation lists them, but ROW, which MySQL 5.7 and MariaDB take for a name.
// clang-format off
constexpr ReservedWords reserved{
    .everywhere =
        "accessible add all alter analyze and as asc asensitive before between bigint blob both by call cascade case "
        "change character check collate column condition constraint continue create cross cube cursor databases "
        "day_hour day_microsecond day_minute day_second dec decimal declare delayed delete desc describe "
        "deterministic distinct distinctrow div double drop dual each else elseif empty enclosed escaped except "
        "exists exit explain false fetch float float4 float8 for force foreign from fulltext function generated get "
        "grant group groups having high_priority hour_microsecond hour_minute hour_second ignore in index infile "
        "inner inout insensitive int int1 int2 int3 int4 int8 integer intersect into io_after_gtids io_before_gtids "
        "is iterate join key keys kill lateral leading leave like limit linear lines load lock long longblob longtext "
        "loop low_priority master_bind master_ssl_verify_server_cert match maxvalue mediumblob mediumint mediumtext "
        "middleint minute_microsecond minute_second modifies natural no_write_to_binlog not null numeric of on "
        "optimize optimizer_costs option optionally or order out outer outfile over partition precision primary "
        "procedure purge range read read_write reads real recursive references regexp release rename require resignal "
        "restrict return revoke rlike rows schemas second_microsecond select sensitive separator set show signal "
        "smallint spatial specific sql sql_big_result sql_calc_found_rows sql_small_result sqlexception sqlstate "
        "sqlwarning ssl starting stored straight_join system table terminated then tinyblob tinyint tinytext to "
        "trailing trigger true undo union unique unlock unsigned update usage use using varbinary varchar "
        "varcharacter varying virtual when where while window with write xor year_month zerofill ",
    .asNames =
        "binary char convert cume_dist current_date current_time current_timestamp current_user database default "
        "dense_rank first_value grouping if insert interval json_table lag last_value lead left localtime "
        "localtimestamp mod nth_value ntile percent_rank rank repeat replace right row_number schema utc_date "
        "utc_time utc_timestamp values ",
    .asAliases =
        "binary char convert cume_dist current_date current_time current_timestamp current_user database default "
        "dense_rank first_value grouping if insert interval json_table lag last_value lead left localtime "
        "localtimestamp mod nth_value ntile percent_rank rank repeat replace right row_number schema utc_date "
        "utc_time utc_timestamp values ",
    .asTableAliases =
        "binary char convert cume_dist current_date current_time current_timestamp current_user database default "
        "dense_rank first_value grouping if insert interval json_table lag last_value lead left localtime "
        "localtimestamp mod nth_value ntile percent_rank rank repeat replace right row_number schema utc_date "
        "utc_time utc_timestamp values ",
    .asFunctions =
        "",
};
// clang-format on

} // namespace

Dialect mysqlDialect()
{
    Dialect d = mysqlFamilyRules();
    d.id = DialectId::mysql;
    d.name = "mysql";
    d.displayName = "MySQL";
    reserve(d.syntax, reserved);
    d.functions = mysqlFunctions;
    return d;
}

} // namespace querymend
