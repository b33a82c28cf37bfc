#include "dialect/mysqlfamily/functions.h"
#include "dialect/functiontable.h"
#include "dialect/mariadb/tables.h"
#include "dialect/mysqlfamily/catalogs.h"

namespace querymend {

namespace {

// MariaDB 10.11's functions beyond those shared with MySQL, with argument counts from the server; later versions from
// their documentation.

constexpr auto S = scalarFunction;
constexpr auto A = aggregateFunction;
constexpr auto many = FunctionRow::anyNumber;

// clang-format off
constexpr FunctionRow own[] = {
    {"add_months", S, 2, 2}, {"area", S, 1, 1}, {"asbinary", S, 1, 1}, {"astext", S, 1, 1}, {"chr", S, 1, 1},
    {"column_add", S, 3, many}, {"column_check", S, 1, 1}, {"column_create", S, 2, many},
    {"column_delete", S, 2, many}, {"column_exists", S, 2, 2}, {"column_get", S, 1, many}, {"column_json", S, 1, 1},
    {"column_list", S, 1, 1}, {"concat_operator_oracle", S, 1, many}, {"contains", S, 2, 2}, {"crc32c", S, 1, 2},
    {"crosses", S, 2, 2}, {"decode", S, 2, 2}, {"decode_histogram", S, 2, 2}, {"decode_oracle", S, 3, many},
    {"dimension", S, 1, 1}, {"disjoint", S, 2, 2}, {"encode", S, 2, 2}, {"encrypt", S, 1, 2}, {"envelope", S, 1, 1},
    {"equals", S, 2, 2}, {"exteriorring", S, 1, 1}, {"format_bytes", S, 1, 1}, {"format_pico_time", S, 1, 1},
    {"geomfromtext", S, 1, 2}, {"glength", S, 1, 1}, {"intersects", S, 2, 2}, {"json_array_intersect", S, 2, 2},
    {"json_compact", S, 1, 1}, {"json_detailed", S, 1, 2}, {"json_equals", S, 2, 2}, {"json_exists", S, 2, 2},
    {"json_key_value", S, 2, 2}, {"json_loose", S, 1, 1}, {"json_normalize", S, 1, 1},
    {"json_object_filter_keys", S, 2, 2}, {"json_object_to_array", S, 1, 1}, {"json_query", S, 2, 2},
    {"json_schema_valid", S, 2, 2}, {"kdf", S, 3, 5}, {"lengthb", S, 1, 1}, {"lpad_oracle", S, 2, 3},
    {"ltrim_oracle", S, 1, 1}, {"mbrequal", S, 2, 2}, {"median", A, 1, 1}, {"natural_sort_key", S, 1, 1},
    {"numgeometries", S, 1, 1}, {"numpoints", S, 1, 1}, {"nvl", S, 2, 2}, {"nvl2", S, 3, 3},
    {"old_password", S, 1, 1}, {"overlaps", S, 2, 2}, {"password", S, 1, 1}, {"percentile_cont", A, 1, 1},
    {"percentile_disc", A, 1, 1}, {"pointfromtext", S, 1, 2}, {"replace_oracle", S, 3, 3}, {"rownum", S, 0, 0},
    {"rpad_oracle", S, 2, 3}, {"rtrim_oracle", S, 1, 1}, {"sformat", S, 1, many}, {"srid", S, 1, 1},
    {"st_boundary", S, 1, 1}, {"st_isring", S, 1, 1}, {"st_pointonsurface", S, 1, 1}, {"st_relate", S, 3, 3},
    {"substr_oracle", S, 2, 3}, {"sys_guid", S, 0, 0}, {"to_char", S, 1, 2}, {"touches", S, 2, 2},
    {"trim_oracle", S, 1, 1}, {"uuid_v4", S, 0, 0}, {"uuid_v7", S, 0, 0}, {"vec_distance", S, 2, 2},
    {"vec_distance_cosine", S, 2, 2}, {"vec_distance_euclidean", S, 2, 2}, {"vec_fromtext", S, 1, 1},
    {"vec_totext", S, 1, 1}, {"within", S, 2, 2}, {"x", S, 1, 1}, {"y", S, 1, 1},
};

constexpr std::string_view denied[] = {
    "benchmark", "binlog_gtid_pos", "des_decrypt", "des_encrypt", "get_lock", "is_free_lock", "is_used_lock",
    "last_insert_id", "lastval", "lib_mysqludf_sys_info", "load_file", "master_gtid_wait", "master_pos_wait", "next",
    "nextval", "previous", "release_all_locks", "release_lock", "setseed", "setval", "sleep", "sys_eval", "sys_exec",
    "sys_get", "sys_set", "uuid_short",
};

constexpr std::string_view deniedPrefixes[] = {
    "http_", "spider_", "wsrep_",
};
// clang-format on

constexpr auto allowed = merged(mysqlfamily::functions, own);

static_assert(isSortedAndUnique(allowed));
static_assert(isSortedAndUnique(denied));
static_assert(isSortedAndUnique(deniedPrefixes));

} // namespace

constinit const FunctionLists mariadbFunctions{allowed, denied, deniedPrefixes, mysqlfamily::catalogs};

} // namespace querymend
