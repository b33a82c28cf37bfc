#pragma once

#include "sql/guard/functions.h"

namespace querymend {

// In pg_catalog and information_schema everything may be read except what is listed here: passwords, addresses and
// their credentials, table values repeated in statistics, and the activity of other users.
// clang-format off
inline constexpr CatalogRow postgresqlCatalogs[] = {
    {"pg_catalog", "pg_authid", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_shadow", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_user_mapping", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_user_mappings", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_subscription", Secrecy::someColumns, " subconninfo ", false},
    {"pg_catalog", "pg_foreign_server", Secrecy::someColumns, " srvoptions ", false},
    {"pg_catalog", "pg_foreign_data_wrapper", Secrecy::someColumns, " fdwoptions ", false},
    {"pg_catalog", "pg_foreign_table", Secrecy::someColumns, " ftoptions ", false},
    {"pg_catalog", "pg_largeobject", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_largeobject_metadata", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_statistic", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_statistic_ext_data", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_stats", Secrecy::someColumns, " most_common_vals histogram_bounds most_common_elems ", false},
    {"pg_catalog", "pg_stats_ext", Secrecy::someColumns, " most_common_vals ", false},
    {"pg_catalog", "pg_stats_ext_exprs", Secrecy::someColumns,
     " most_common_vals histogram_bounds most_common_elems ", false},
    {"pg_catalog", "pg_hba_file_rules", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_ident_file_mappings", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_file_settings", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_config", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_stat_activity", Secrecy::someColumns, " query client_addr client_hostname client_port ", false},
    {"pg_catalog", "pg_stat_replication", Secrecy::someColumns, " client_addr client_hostname client_port ", false},
    {"pg_catalog", "pg_stat_wal_receiver", Secrecy::everything, {}, false},
    {"pg_catalog", "pg_stat_ssl", Secrecy::someColumns, " client_dn client_serial issuer_dn ", false},
    {"pg_catalog", "pg_stat_gssapi", Secrecy::someColumns, " principal ", false},
    {"information_schema", "user_mapping_options", Secrecy::everything, {}, false},
    {"information_schema", "_pg_user_mappings", Secrecy::everything, {}, false},
    {"information_schema", "_pg_foreign_servers", Secrecy::everything, {}, false},
    {"information_schema", "_pg_foreign_tables", Secrecy::everything, {}, false},
    {"information_schema", "_pg_foreign_data_wrappers", Secrecy::everything, {}, false},
    {"information_schema", "foreign_server_options", Secrecy::everything, {}, false},
    {"information_schema", "foreign_table_options", Secrecy::everything, {}, false},
    {"information_schema", "foreign_data_wrapper_options", Secrecy::everything, {}, false},
    // From extensions, in whichever schema they were created.
    {"", "pg_stat_statements", Secrecy::someColumns, " query ", false},
    {"", "pg_stat_monitor", Secrecy::someColumns, " query query_plan client_ip ", false},
    {"", "pg_store_plans", Secrecy::someColumns, " plan ", false},
};
// clang-format on

} // namespace querymend
