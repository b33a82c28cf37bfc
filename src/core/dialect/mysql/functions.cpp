#include "dialect/mysqlfamily/functions.h"
#include "dialect/functiontable.h"
#include "dialect/mysql/tables.h"
#include "dialect/mysqlfamily/catalogs.h"

namespace querymend {

namespace {

// MySQL 8's functions beyond those shared with MariaDB, from its documentation.

constexpr auto S = scalarFunction;
constexpr auto A = aggregateFunction;
constexpr auto many = FunctionRow::anyNumber;

// clang-format off
constexpr FunctionRow own[] = {
    {"any_value", A, 1, 1}, {"bin_to_uuid", S, 1, 2}, {"distance", S, 1, many}, {"format_bytes", S, 1, 1},
    {"format_pico_time", S, 1, 1}, {"from_vector", S, 1, 1}, {"icu_version", S, 0, 0}, {"is_uuid", S, 1, 1},
    {"json_schema_valid", S, 2, 2}, {"json_schema_validation_report", S, 2, 2}, {"json_storage_free", S, 1, 1},
    {"json_storage_size", S, 1, 1}, {"mbrcoveredby", S, 2, 2}, {"mbrcovers", S, 2, 2}, {"mbrequals", S, 2, 2},
    {"ps_current_thread_id", S, 0, 0}, {"ps_thread_id", S, 1, 1}, {"regexp_like", S, 2, 3},
    {"roles_graphml", S, 0, 0}, {"st_collect", A, 1, 1}, {"st_frechetdistance", S, 2, 3}, {"st_geohash", S, 2, 3},
    {"st_geometrycollectionfromtext", S, 1, 3}, {"st_hausdorffdistance", S, 2, 3}, {"st_isvalid", S, 1, 1},
    {"st_latfromgeohash", S, 1, 1}, {"st_latitude", S, 1, 2}, {"st_linefromwkb", S, 1, 3},
    {"st_lineinterpolatepoint", S, 2, 2}, {"st_lineinterpolatepoints", S, 2, 2}, {"st_linestringfromtext", S, 1, 3},
    {"st_longfromgeohash", S, 1, 1}, {"st_longitude", S, 1, 2}, {"st_makeenvelope", S, 2, 2},
    {"st_mlinefromtext", S, 1, 3}, {"st_mpointfromtext", S, 1, 3}, {"st_mpolyfromtext", S, 1, 3},
    {"st_numinteriorring", S, 1, 1}, {"st_pointatdistance", S, 2, 2}, {"st_pointfromgeohash", S, 2, 2},
    {"st_pointfromwkb", S, 1, 3}, {"st_polyfromwkb", S, 1, 3}, {"st_polygonfromtext", S, 1, 3},
    {"st_simplify", S, 2, 2}, {"st_swapxy", S, 1, 1}, {"st_transform", S, 2, 2}, {"st_validate", S, 1, 1},
    {"statement_digest", S, 1, 1}, {"statement_digest_text", S, 1, 1}, {"string_to_vector", S, 1, 1},
    {"to_vector", S, 1, 1}, {"uuid_to_bin", S, 1, 2}, {"vector_dim", S, 1, 1}, {"vector_to_string", S, 1, 1},
};

constexpr std::string_view denied[] = {
    "benchmark", "get_lock", "is_free_lock", "is_used_lock", "last_insert_id", "lib_mysqludf_sys_info", "load_file",
    "load_rewrite_rules", "master_pos_wait", "normalize_statement", "read_firewall_group_allowlist",
    "read_firewall_groups", "read_firewall_users", "read_firewall_whitelist", "release_all_locks", "release_lock",
    "set_firewall_group_mode", "set_firewall_mode", "sleep", "sys_eval", "sys_exec", "sys_get", "sys_set",
    "uuid_short",
};

constexpr std::string_view deniedPrefixes[] = {
    "asynchronous_connection_failover_", "audit_", "firewall_", "flush_rewrite", "gen_blocklist", "gen_dictionary",
    "group_replication_", "keyring_", "masking_", "mysql_firewall_", "mysql_query_attribute_", "mysqlx_",
    "query_rewrite", "service_", "source_pos_", "version_tokens_", "wait_for_executed_gtid", "wait_until_sql_thread",
};
// clang-format on

constexpr auto allowed = merged(mysqlfamily::functions, own);

static_assert(isSortedAndUnique(allowed));
static_assert(isSortedAndUnique(denied));
static_assert(isSortedAndUnique(deniedPrefixes));

} // namespace

constinit const FunctionLists mysqlFunctions{allowed, denied, deniedPrefixes, mysqlfamily::catalogs};

} // namespace querymend
