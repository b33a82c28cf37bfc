#include "dialect/dialects.h"

#include "dialect/errortables.h"
#include "dialect/functionlists.h"
#include "dialect/reserved.h"

namespace querymend {

namespace {

// Reserved words as the documentation lists them.
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
        "localtimestamp mod nth_value ntile percent_rank rank repeat replace right row row_number schema utc_date "
        "utc_time utc_timestamp values ",
    .asAliases =
        "binary char convert cume_dist current_date current_time current_timestamp current_user database default "
        "dense_rank first_value grouping if insert interval json_table lag last_value lead left localtime "
        "localtimestamp mod nth_value ntile percent_rank rank repeat replace right row row_number schema utc_date "
        "utc_time utc_timestamp values ",
    .asTableAliases =
        "binary char convert cume_dist current_date current_time current_timestamp current_user database default "
        "dense_rank first_value grouping if insert interval json_table lag last_value lead left localtime "
        "localtimestamp mod nth_value ntile percent_rank rank repeat replace right row row_number schema utc_date "
        "utc_time utc_timestamp values ",
    .asFunctions =
        "",
};
// clang-format on

} // namespace

Dialect mysqlDialect()
{
    Dialect d;
    d.id = DialectId::mysql;
    d.name = "mysql";
    d.displayName = "MySQL";

    d.lex.backslashEscapes = true;
    d.lex.doubleQuotesAreStrings = true;
    d.lex.backtickNames = true;
    d.lex.hashComments = true;
    d.lex.dashCommentNeedsBlank = true;
    d.lex.executableComments = true;
    d.lex.userVariables = true;
    d.lex.questionParameters = true;
    d.lex.bitStrings = true;
    d.lex.nationalStrings = true;
    d.lex.namesMayBeginWithDigit = true;

    reserve(d.syntax, reserved);
    d.syntax.operatorWords =
        keywordSet("and or not in like between is collate escape div mod xor rlike regexp sounds member at");
    d.syntax.bareFunctions = keywordSet("current_date current_time current_timestamp current_user localtime "
                                        "localtimestamp utc_date utc_time utc_timestamp");
    d.syntax.unitFunctions = " timestampadd timestampdiff get_format ";
    d.syntax.names = {{NameFolding::sensitive, CasedLetters::unicode},
                      {NameFolding::insensitive, CasedLetters::unicode}};
    d.syntax.convert = ConvertForm::typeSecond;
    d.syntax.stringAliases = true;
    d.syntax.adjacentStrings = true;
    d.syntax.intervalExpressions = true;
    d.syntax.intervalsNeedUnits = true;
    d.syntax.charsetIntroducers = true;
    d.syntax.matchAgainst = true;
    d.syntax.functionSchemas = "";
    d.syntax.limitWithComma = true;
    d.syntax.fullJoins = false;
    d.syntax.filterClauses = false;
    d.syntax.nullsOrder = false;
    d.syntax.derivedTablesNeedNames = true;

    d.functions = mysqlFunctions;
    d.errors = &mysqlFamilyErrors;
    d.openQuote = '`';
    d.closeQuote = '`';
    d.implicitColumns = "_rowid";
    d.explainPrefix = "EXPLAIN FORMAT=JSON ";
    d.builtInTables = "dual";
    d.systemSchemas = "information_schema performance_schema mysql sys";
    d.aliasesInHaving = true;
    d.advice = {
        .identifierQuoting = "`backticks`",
        .limit = "LIMIT n OFFSET m",
        .currentTime = "NOW()",
        .stringLength = "CHAR_LENGTH()",
        .nullHandling = "IFNULL() or COALESCE()",
        .concatenation = "CONCAT()",
        .quotingExample = "SELECT `Column Name` FROM `Table Name`",
        .limitExample = "SELECT * FROM orders LIMIT 10 OFFSET 20",
        .concatenationExample = "SELECT CONCAT(first_name, ' ', last_name)",
    };
    return d;
}

} // namespace querymend
