#include "dialect/functiontable.h"
#include "dialect/sqlserver/catalogs.h"
#include "dialect/sqlserver/tables.h"

namespace querymend {

namespace {

// SQL Server, from its documentation; includes the methods of xml, geometry, geography and hierarchyid.

constexpr auto S = scalarFunction;
constexpr auto A = aggregateFunction;
constexpr auto W = windowFunction;
constexpr auto T = tableFunction;
constexpr auto many = FunctionRow::anyNumber;

// clang-format off
constexpr FunctionRow allowed[] = {
    {"abs", S, 1, 1}, {"acos", S, 1, 1}, {"any_value", A, 1, 1}, {"app_name", S, 0, 0},
    {"approx_count_distinct", A, 1, 1}, {"approx_percentile_cont", A, 1, 1}, {"approx_percentile_disc", A, 1, 1},
    {"ascii", S, 1, 1}, {"asin", S, 1, 1}, {"atan", S, 1, 1}, {"atn2", S, 2, 2}, {"avg", A, 1, 1},
    {"base64_decode", S, 1, 1}, {"base64_encode", S, 1, 2}, {"binary_checksum", S, 1, many}, {"bit_count", S, 1, 1},
    {"cast", S, 1, 1}, {"ceiling", S, 1, 1}, {"char", S, 1, 1}, {"charindex", S, 2, 3}, {"checksum", S, 1, many},
    {"checksum_agg", A, 1, 1}, {"choose", S, 2, many}, {"coalesce", S, 2, many}, {"col_length", S, 2, 2},
    {"col_name", S, 2, 2}, {"collationproperty", S, 2, 2}, {"columnproperty", S, 3, 3}, {"compress", S, 1, 1},
    {"concat", S, 2, many}, {"concat_ws", S, 3, many}, {"contains", S, 2, many}, {"containstable", T, 3, many},
    {"convert", S, 2, 3}, {"cos", S, 1, 1}, {"cot", S, 1, 1}, {"count", A, 1, 1}, {"count_big", A, 1, 1},
    {"cume_dist", W, 0, 0}, {"current_date", S, 0, 0}, {"current_request_id", S, 0, 0},
    {"current_timestamp", S, 0, 0}, {"current_timezone", S, 0, 0}, {"current_timezone_id", S, 0, 0},
    {"current_user", S, 0, 0}, {"databasepropertyex", S, 2, 2}, {"datalength", S, 1, 1}, {"date_bucket", S, 3, 4},
    {"dateadd", S, 3, 3}, {"datediff", S, 3, 3}, {"datediff_big", S, 3, 3}, {"datefromparts", S, 3, 3},
    {"datename", S, 2, 2}, {"datepart", S, 2, 2}, {"datetime2fromparts", S, 8, 8}, {"datetimefromparts", S, 7, 7},
    {"datetimeoffsetfromparts", S, 10, 10}, {"datetrunc", S, 2, 2}, {"day", S, 1, 1}, {"db_id", S, 0, 1},
    {"db_name", S, 0, 1}, {"decompress", S, 1, 1}, {"degrees", S, 1, 1}, {"dense_rank", W, 0, 0},
    {"difference", S, 2, 2}, {"edit_distance", S, 2, 3}, {"edit_distance_similarity", S, 2, 2}, {"eomonth", S, 1, 2},
    {"error_message", S, 0, 0}, {"exist", S, 1, 1}, {"exp", S, 1, 1}, {"first_value", W, 1, 1}, {"floor", S, 1, 1},
    {"format", S, 2, 3}, {"formatmessage", S, 1, many}, {"freetext", S, 2, many}, {"freetexttable", T, 3, many},
    {"generate_series", T, 2, 3}, {"get_bit", S, 2, 2}, {"getancestor", S, 1, 1}, {"getansinull", S, 0, 1},
    {"getdate", S, 0, 0}, {"getdescendant", S, 2, 2}, {"getlevel", S, 0, 0}, {"getreparentedvalue", S, 2, 2},
    {"getroot", S, 0, 0}, {"getutcdate", S, 0, 0}, {"greatest", S, 1, many}, {"grouping", S, 1, 1},
    {"grouping_id", S, 1, many}, {"has_perms_by_name", S, 3, 5}, {"hashbytes", S, 2, 2}, {"host_id", S, 0, 0},
    {"host_name", S, 0, 0}, {"iif", S, 3, 3}, {"index_col", S, 3, 3}, {"indexproperty", S, 3, 3},
    {"is_member", S, 0, 1}, {"is_rolemember", S, 1, 2}, {"is_srvrolemember", S, 1, 2}, {"isdate", S, 1, 1},
    {"isdescendantof", S, 1, 1}, {"isjson", S, 1, 2}, {"isnull", S, 2, 2}, {"isnumeric", S, 1, 1},
    {"jaro_winkler_distance", S, 2, 2}, {"jaro_winkler_similarity", S, 2, 2}, {"json_array", S, 0, many},
    {"json_arrayagg", A, 1, many}, {"json_contains", S, 2, 4}, {"json_modify", S, 3, 3}, {"json_object", S, 0, many},
    {"json_objectagg", A, 1, many}, {"json_path_exists", S, 2, 2}, {"json_query", S, 1, 2}, {"json_value", S, 2, 2},
    {"lag", W, 1, 3}, {"last_value", W, 1, 1}, {"lead", W, 1, 3}, {"least", S, 1, many}, {"left", S, 2, 2},
    {"left_shift", S, 2, 2}, {"len", S, 1, 1}, {"log", S, 1, 2}, {"log10", S, 1, 1}, {"lower", S, 1, 1},
    {"ltrim", S, 1, 2}, {"makevalid", S, 0, 0}, {"max", A, 1, 1}, {"min", A, 1, 1}, {"month", S, 1, 1},
    {"nchar", S, 1, 1}, {"newid", S, 0, 0}, {"nodes", T, 1, 1}, {"ntile", W, 1, 1}, {"nullif", S, 2, 2},
    {"object_definition", S, 1, 1}, {"object_id", S, 1, 2}, {"object_name", S, 1, 2},
    {"object_schema_name", S, 1, 2}, {"objectproperty", S, 2, 2}, {"objectpropertyex", S, 2, 2},
    {"openjson", T, 1, 2}, {"original_login", S, 0, 0}, {"parse", S, 1, 1}, {"parsename", S, 2, 2},
    {"patindex", S, 2, 2}, {"percent_rank", W, 0, 0}, {"percentile_cont", W, 1, 1}, {"percentile_disc", W, 1, 1},
    {"pi", S, 0, 0}, {"point", S, 3, 3}, {"power", S, 2, 2}, {"product", A, 1, 1}, {"query", S, 1, 1},
    {"quotename", S, 1, 2}, {"radians", S, 1, 1}, {"rand", S, 0, 1}, {"rank", W, 0, 0}, {"reduce", S, 1, 1},
    {"regexp_count", S, 2, 4}, {"regexp_instr", S, 2, 7}, {"regexp_like", S, 2, 3}, {"regexp_matches", T, 2, 3},
    {"regexp_replace", S, 2, 6}, {"regexp_split_to_table", T, 2, 3}, {"regexp_substr", S, 2, 6},
    {"replace", S, 3, 3}, {"replicate", S, 2, 2}, {"reverse", S, 1, 1}, {"right", S, 2, 2}, {"right_shift", S, 2, 2},
    {"round", S, 2, 3}, {"row_number", W, 0, 0}, {"rowcount_big", S, 0, 0}, {"rtrim", S, 1, 2},
    {"schema_id", S, 0, 1}, {"schema_name", S, 0, 1}, {"serverproperty", S, 1, 1}, {"session_user", S, 0, 0},
    {"set_bit", S, 2, 3}, {"sign", S, 1, 1}, {"sin", S, 1, 1}, {"smalldatetimefromparts", S, 5, 5},
    {"soundex", S, 1, 1}, {"space", S, 1, 1}, {"sql_variant_property", S, 2, 2}, {"sqrt", S, 1, 1},
    {"square", S, 1, 1}, {"starea", S, 0, 0}, {"stasbinary", S, 0, 0}, {"stastext", S, 0, 0},
    {"stats_date", S, 2, 2}, {"stboundary", S, 0, 0}, {"stbuffer", S, 1, 1}, {"stcentroid", S, 0, 0},
    {"stcontains", S, 1, 1}, {"stconvexhull", S, 0, 0}, {"stcrosses", S, 1, 1}, {"stdev", A, 1, 1},
    {"stdevp", A, 1, 1}, {"stdifference", S, 1, 1}, {"stdimension", S, 0, 0}, {"stdisjoint", S, 1, 1},
    {"stdistance", S, 1, 1}, {"stendpoint", S, 0, 0}, {"stenvelope", S, 0, 0}, {"stequals", S, 1, 1},
    {"stexteriorring", S, 0, 0}, {"stgeometryn", S, 1, 1}, {"stgeometrytype", S, 0, 0}, {"stgeomfromtext", S, 2, 2},
    {"stgeomfromwkb", S, 2, 2}, {"stinteriorringn", S, 1, 1}, {"stintersection", S, 1, 1}, {"stintersects", S, 1, 1},
    {"stisclosed", S, 0, 0}, {"stisempty", S, 0, 0}, {"stissimple", S, 0, 0}, {"stisvalid", S, 0, 0},
    {"stlength", S, 0, 0}, {"stlinefromtext", S, 2, 2}, {"stnumgeometries", S, 0, 0}, {"stnuminteriorring", S, 0, 0},
    {"stnumpoints", S, 0, 0}, {"stoverlaps", S, 1, 1}, {"stpointfromtext", S, 2, 2}, {"stpointn", S, 1, 1},
    {"stpointonsurface", S, 0, 0}, {"stpolyfromtext", S, 2, 2}, {"str", S, 1, 3}, {"string_agg", A, 2, 2},
    {"string_escape", S, 2, 2}, {"string_split", T, 2, 3}, {"stsrid", S, 0, 0}, {"ststartpoint", S, 0, 0},
    {"stsymdifference", S, 1, 1}, {"sttouches", S, 1, 1}, {"stuff", S, 4, 4}, {"stunion", S, 1, 1},
    {"stwithin", S, 1, 1}, {"substring", S, 2, 3}, {"sum", A, 1, 1}, {"suser_id", S, 0, 1}, {"suser_name", S, 0, 1},
    {"suser_sid", S, 0, 2}, {"suser_sname", S, 0, 1}, {"switchoffset", S, 2, 2}, {"sysdatetime", S, 0, 0},
    {"sysdatetimeoffset", S, 0, 0}, {"system_user", S, 0, 0}, {"sysutcdatetime", S, 0, 0}, {"tan", S, 1, 1},
    {"timefromparts", S, 5, 5}, {"todatetimeoffset", S, 2, 2}, {"tostring", S, 0, 0}, {"translate", S, 3, 3},
    {"trim", S, 1, 2}, {"try_cast", S, 1, 1}, {"try_convert", S, 2, 3}, {"try_parse", S, 1, 1}, {"type_id", S, 1, 1},
    {"type_name", S, 1, 1}, {"typeproperty", S, 2, 2}, {"unicode", S, 1, 1}, {"unistr", S, 1, 2}, {"upper", S, 1, 1},
    {"user", S, 0, 0}, {"user_id", S, 0, 1}, {"user_name", S, 0, 1}, {"value", S, 2, 2}, {"var", A, 1, 1},
    {"varp", A, 1, 1}, {"vector_distance", S, 3, 3}, {"vector_norm", S, 2, 2}, {"vector_normalize", S, 2, 2},
    {"vectorproperty", S, 2, 2}, {"xact_state", S, 0, 0}, {"year", S, 1, 1},
};

constexpr std::string_view denied[] = {
    "ai_generate_chunks", "ai_generate_embeddings", "applock_mode", "applock_test", "certencoded", "certprivatekey",
    "connectionproperty", "crypt_gen_random", "decryptbyasymkey", "decryptbycert", "decryptbykey",
    "decryptbykeyautoasymkey", "decryptbykeyautocert", "decryptbypassphrase", "encryptbyasymkey", "encryptbycert",
    "encryptbykey", "encryptbypassphrase", "eventdata", "external_rest", "filestream", "fn_dblog", "fn_dump_dblog",
    "fn_full_dblog", "fn_get_audit_file", "fn_get_sql", "fn_isrolemember", "fn_servershareddrives",
    "fn_trace_geteventinfo", "fn_trace_getfilterinfo", "fn_trace_getinfo", "fn_trace_gettable",
    "fn_virtualfilestats", "fn_xe_file_target_read_file", "get_filestream_transaction_context", "ident_current",
    "ident_incr", "ident_seed", "identity", "key_guid", "key_id", "key_name", "loginproperty",
    "min_active_rowversion", "modify", "newsequentialid", "opendatasource", "openquery", "openrowset", "openxml",
    "pathname", "publishingservername", "pwdcompare", "pwdencrypt", "scope_identity", "signbyasymkey", "signbycert",
    "trigger_nestlevel", "verifysignedbyasymkey", "verifysignedbycert", "write",
};

constexpr std::string_view deniedPrefixes[] = {
    "dm_", "sp_", "xp_",
};
constexpr std::string_view describing[] = {
    "changetable", "col_length", "col_name", "columnproperty", "containstable", "freetexttable",
    "has_perms_by_name", "ident_*", "index*", "object_*", "objectproperty*", "semantic*", "stats_date",
    "type_id", "type_name", "typeproperty",
};
// clang-format on

static_assert(isSortedAndUnique(allowed));
static_assert(isSortedAndUnique(denied));
static_assert(isSortedAndUnique(deniedPrefixes));

} // namespace

constinit const FunctionLists sqlserverFunctions{allowed, denied, deniedPrefixes, sqlserverCatalogs, {}, describing};

} // namespace querymend
