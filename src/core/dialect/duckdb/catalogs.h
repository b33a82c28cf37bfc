#pragma once

#include "sql/guard/functions.h"

namespace querymend {

// clang-format off
inline constexpr CatalogRow duckdbCatalogs[] = {
    {"", "duckdb_secrets", Secrecy::everything, {}, false},
    {"", "duckdb_settings", Secrecy::everything, {}, false},
    {"", "duckdb_variables", Secrecy::everything, {}, false},
    {"", "duckdb_logs*", Secrecy::everything, {}, false},
    {"", "duckdb_log_contexts", Secrecy::everything, {}, false},
    {"", "duckdb_temporary_files", Secrecy::everything, {}, false},
    {"", "duckdb_external_file_cache", Secrecy::everything, {}, false},
    {"", "duckdb_connections", Secrecy::everything, {}, false},
    {"", "pg_settings", Secrecy::everything, {}, false},
};
// clang-format on

} // namespace querymend
