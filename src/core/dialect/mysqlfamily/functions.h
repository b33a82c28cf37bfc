#pragma once

#include "sql/guard/functions.h"

namespace querymend::mysqlfamily {

inline constexpr auto S = scalarFunction;
inline constexpr auto A = aggregateFunction;
inline constexpr auto W = windowFunction;
inline constexpr auto T = tableFunction;
inline constexpr auto many = FunctionRow::anyNumber;

/// Functions common to MySQL 8 and MariaDB; argument counts from MariaDB 10.11, widened where MySQL takes more.
// clang-format off
inline constexpr FunctionRow functions[] = {
    {"abs", S, 1, 1}, {"acos", S, 1, 1}, {"adddate", S, 2, 2}, {"addtime", S, 2, 2}, {"aes_decrypt", S, 2, many},
    {"aes_encrypt", S, 2, many}, {"ascii", S, 1, 1}, {"asin", S, 1, 1}, {"atan", S, 1, 2}, {"atan2", S, 1, 2},
    {"avg", A, 1, 1}, {"bin", S, 1, 1}, {"binary", S, 1, 1}, {"bit_and", A, 1, 1}, {"bit_count", S, 1, 1},
    {"bit_length", S, 1, 1}, {"bit_or", A, 1, 1}, {"bit_xor", A, 1, 1}, {"cast", S, 1, 1}, {"ceil", S, 1, 1},
    {"ceiling", S, 1, 1}, {"char", S, 1, many}, {"char_length", S, 1, 1}, {"character_length", S, 1, 1},
    {"charset", S, 1, 1}, {"coalesce", S, 1, many}, {"coercibility", S, 1, 1}, {"collation", S, 1, 1},
    {"compress", S, 1, 1}, {"concat", S, 1, many}, {"concat_ws", S, 2, many}, {"connection_id", S, 0, 0},
    {"conv", S, 3, 3}, {"convert", S, 1, 2}, {"convert_tz", S, 3, 3}, {"cos", S, 1, 1}, {"cot", S, 1, 1},
    {"count", A, 0, many}, {"crc32", S, 1, 2}, {"cume_dist", W, 0, 0}, {"curdate", S, 0, 0},
    {"current_date", S, 0, 0}, {"current_role", S, 0, 0}, {"current_time", S, 0, 1}, {"current_timestamp", S, 0, 1},
    {"current_user", S, 0, 0}, {"curtime", S, 0, 1}, {"database", S, 0, 0}, {"date", S, 1, 1}, {"date_add", S, 2, 2},
    {"date_format", S, 2, 3}, {"date_sub", S, 2, 2}, {"datediff", S, 2, 2}, {"day", S, 1, 1}, {"dayname", S, 1, 1},
    {"dayofmonth", S, 1, 1}, {"dayofweek", S, 1, 1}, {"dayofyear", S, 1, 1}, {"default", S, 1, 1},
    {"degrees", S, 1, 1}, {"dense_rank", W, 0, 0}, {"elt", S, 2, many}, {"exp", S, 1, 1}, {"export_set", S, 3, 5},
    {"extract", S, 1, 1}, {"extractvalue", S, 2, 2}, {"field", S, 2, many}, {"find_in_set", S, 2, 2},
    {"first_value", W, 1, 1}, {"floor", S, 1, 1}, {"format", S, 2, 3}, {"found_rows", S, 0, 0},
    {"from_base64", S, 1, 1}, {"from_days", S, 1, 1}, {"from_unixtime", S, 1, 2}, {"geometrycollection", S, 0, many},
    {"get_format", S, 2, 2}, {"greatest", S, 2, many}, {"group_concat", A, 1, many}, {"grouping", S, 1, many},
    {"hex", S, 1, 1}, {"hour", S, 1, 1}, {"if", S, 3, 3}, {"ifnull", S, 2, 2}, {"inet6_aton", S, 1, 1},
    {"inet6_ntoa", S, 1, 1}, {"inet_aton", S, 1, 1}, {"inet_ntoa", S, 1, 1}, {"insert", S, 4, 4}, {"instr", S, 2, 2},
    {"interval", S, 2, many}, {"is_ipv4", S, 1, 1}, {"is_ipv4_compat", S, 1, 1}, {"is_ipv4_mapped", S, 1, 1},
    {"is_ipv6", S, 1, 1}, {"isnull", S, 1, 1}, {"json_array", S, 0, many}, {"json_array_append", S, 3, many},
    {"json_array_insert", S, 3, many}, {"json_arrayagg", A, 1, 1}, {"json_contains", S, 2, 3},
    {"json_contains_path", S, 3, many}, {"json_depth", S, 1, 1}, {"json_extract", S, 2, many},
    {"json_insert", S, 3, many}, {"json_keys", S, 1, 2}, {"json_length", S, 1, 2}, {"json_merge", S, 2, many},
    {"json_merge_patch", S, 2, many}, {"json_merge_preserve", S, 2, many}, {"json_object", S, 0, many},
    {"json_objectagg", A, 2, 2}, {"json_overlaps", S, 2, 2}, {"json_pretty", S, 1, 2}, {"json_quote", S, 1, 1},
    {"json_remove", S, 2, many}, {"json_replace", S, 3, many}, {"json_search", S, 3, many}, {"json_set", S, 3, many},
    {"json_table", T, 2, 2}, {"json_type", S, 1, 1}, {"json_unquote", S, 1, 1}, {"json_valid", S, 1, 1},
    {"json_value", S, 2, 2}, {"lag", W, 1, 3}, {"last_day", S, 1, 1}, {"last_value", W, 1, 1}, {"lcase", S, 1, 1},
    {"lead", W, 1, 3}, {"least", S, 2, many}, {"left", S, 2, 2}, {"length", S, 1, 1}, {"linestring", S, 2, many},
    {"ln", S, 1, 1}, {"localtime", S, 0, 1}, {"localtimestamp", S, 0, 1}, {"locate", S, 2, 3}, {"log", S, 1, 2},
    {"log10", S, 1, 1}, {"log2", S, 1, 1}, {"lower", S, 1, 1}, {"lpad", S, 2, 3}, {"ltrim", S, 1, 1},
    {"make_set", S, 2, many}, {"makedate", S, 2, 2}, {"maketime", S, 3, 3}, {"max", A, 1, 1},
    {"mbrcontains", S, 2, 2}, {"mbrdisjoint", S, 2, 2}, {"mbrintersects", S, 2, 2}, {"mbroverlaps", S, 2, 2},
    {"mbrtouches", S, 2, 2}, {"mbrwithin", S, 2, 2}, {"md5", S, 1, 1}, {"microsecond", S, 1, 1}, {"mid", S, 2, 3},
    {"min", A, 1, 1}, {"minute", S, 1, 1}, {"mod", S, 2, 2}, {"month", S, 1, 1}, {"monthname", S, 1, 1},
    {"multilinestring", S, 1, many}, {"multipoint", S, 1, many}, {"multipolygon", S, 1, many},
    {"name_const", S, 2, 2}, {"now", S, 0, 1}, {"nth_value", W, 2, 2}, {"ntile", W, 1, 1}, {"nullif", S, 2, 2},
    {"oct", S, 1, 1}, {"octet_length", S, 1, 1}, {"ord", S, 1, 1}, {"percent_rank", W, 0, 0},
    {"period_add", S, 2, 2}, {"period_diff", S, 2, 2}, {"pi", S, 0, 0}, {"point", S, 2, 2}, {"polygon", S, 1, many},
    {"position", S, 1, 1}, {"pow", S, 2, 2}, {"power", S, 2, 2}, {"quarter", S, 1, 1}, {"quote", S, 1, 1},
    {"radians", S, 1, 1}, {"rand", S, 0, 1}, {"random_bytes", S, 1, 1}, {"rank", W, 0, 0},
    {"regexp_instr", S, 2, many}, {"regexp_replace", S, 3, many}, {"regexp_substr", S, 2, many}, {"repeat", S, 2, 2},
    {"replace", S, 3, 3}, {"reverse", S, 1, 1}, {"right", S, 2, 2}, {"round", S, 1, 2}, {"row", S, 0, many},
    {"row_count", S, 0, 0}, {"row_number", W, 0, 0}, {"rpad", S, 2, 3}, {"rtrim", S, 1, 1}, {"schema", S, 0, 0},
    {"sec_to_time", S, 1, 1}, {"second", S, 1, 1}, {"session_user", S, 0, 0}, {"sha", S, 1, 1}, {"sha1", S, 1, 1},
    {"sha2", S, 2, 2}, {"sign", S, 1, 1}, {"sin", S, 1, 1}, {"soundex", S, 1, 1}, {"space", S, 1, 1},
    {"sqrt", S, 1, 1}, {"st_area", S, 1, 1}, {"st_asbinary", S, 1, 2}, {"st_asgeojson", S, 1, 3},
    {"st_astext", S, 1, 2}, {"st_aswkb", S, 1, 2}, {"st_aswkt", S, 1, 2}, {"st_buffer", S, 2, many},
    {"st_centroid", S, 1, 1}, {"st_contains", S, 2, 2}, {"st_convexhull", S, 1, 1}, {"st_crosses", S, 2, 2},
    {"st_difference", S, 2, 2}, {"st_dimension", S, 1, 1}, {"st_disjoint", S, 2, 2}, {"st_distance", S, 2, 3},
    {"st_distance_sphere", S, 2, 3}, {"st_endpoint", S, 1, 1}, {"st_envelope", S, 1, 1}, {"st_equals", S, 2, 2},
    {"st_exteriorring", S, 1, 1}, {"st_geomcollfromtext", S, 1, 3}, {"st_geometryfromtext", S, 1, 3},
    {"st_geometryn", S, 2, 2}, {"st_geometrytype", S, 1, 1}, {"st_geomfromgeojson", S, 1, 3},
    {"st_geomfromtext", S, 1, 3}, {"st_geomfromwkb", S, 1, 3}, {"st_interiorringn", S, 2, 2},
    {"st_intersection", S, 2, 2}, {"st_intersects", S, 2, 2}, {"st_isclosed", S, 1, 1}, {"st_isempty", S, 1, 1},
    {"st_issimple", S, 1, 1}, {"st_length", S, 1, 2}, {"st_linefromtext", S, 1, 3}, {"st_numgeometries", S, 1, 1},
    {"st_numinteriorrings", S, 1, 1}, {"st_numpoints", S, 1, 1}, {"st_overlaps", S, 2, 2},
    {"st_pointfromtext", S, 1, 3}, {"st_pointn", S, 2, 2}, {"st_polyfromtext", S, 1, 3}, {"st_srid", S, 1, 2},
    {"st_startpoint", S, 1, 1}, {"st_symdifference", S, 2, 2}, {"st_touches", S, 2, 2}, {"st_union", S, 2, 2},
    {"st_within", S, 2, 2}, {"st_x", S, 1, 2}, {"st_y", S, 1, 2}, {"std", A, 1, 1}, {"stddev", A, 1, 1},
    {"stddev_pop", A, 1, 1}, {"stddev_samp", A, 1, 1}, {"str_to_date", S, 2, 2}, {"strcmp", S, 2, 2},
    {"subdate", S, 2, 2}, {"substr", S, 2, 3}, {"substring", S, 1, 3}, {"substring_index", S, 3, 3},
    {"subtime", S, 2, 2}, {"sum", A, 1, 1}, {"sysdate", S, 0, 1}, {"system_user", S, 0, 0}, {"tan", S, 1, 1},
    {"time", S, 1, 1}, {"time_format", S, 2, 2}, {"time_to_sec", S, 1, 1}, {"timediff", S, 2, 2},
    {"timestamp", S, 1, 2}, {"timestampadd", S, 3, 3}, {"timestampdiff", S, 3, 3}, {"to_base64", S, 1, 1},
    {"to_days", S, 1, 1}, {"to_seconds", S, 1, 1}, {"trim", S, 1, 1}, {"truncate", S, 2, 2}, {"ucase", S, 1, 1},
    {"uncompress", S, 1, 1}, {"uncompressed_length", S, 1, 1}, {"unhex", S, 1, 1}, {"unix_timestamp", S, 0, 1},
    {"updatexml", S, 3, 3}, {"upper", S, 1, 1}, {"user", S, 0, 0}, {"utc_date", S, 0, 0}, {"utc_time", S, 0, 1},
    {"utc_timestamp", S, 0, 1}, {"uuid", S, 0, 0}, {"values", S, 1, 1}, {"var_pop", A, 1, 1}, {"var_samp", A, 1, 1},
    {"variance", A, 1, 1}, {"version", S, 0, 0}, {"week", S, 1, 2}, {"weekday", S, 1, 1}, {"weekofyear", S, 1, 1},
    {"weight_string", S, 1, many}, {"year", S, 1, 1}, {"yearweek", S, 1, 2},
};
// clang-format on

} // namespace querymend::mysqlfamily
