#pragma once

#include "sql/guard/functions.h"

namespace querymend::mysqlfamily {

// The schemas mysql, performance_schema and sys are for administrators: only what is listed as harmless may be read.
// In information_schema everything may be read except what shows the activity and the rows of other users.
// clang-format off
inline constexpr CatalogRow catalogs[] = {
    {"mysql", "time_zone*", Secrecy::none},
    {"mysql", "help_*", Secrecy::none},
    {"mysql", "innodb_table_stats", Secrecy::none},
    {"mysql", "innodb_index_stats", Secrecy::none},
    {"mysql", "*"},
    {"performance_schema", "global_status", Secrecy::none},
    {"performance_schema", "session_status", Secrecy::none},
    {"performance_schema", "table_io_waits_summary_by_*", Secrecy::none},
    {"performance_schema", "table_lock_waits_summary_by_table", Secrecy::none},
    {"performance_schema", "objects_summary_global_by_type", Secrecy::none},
    {"performance_schema", "events_waits_summary_global_by_event_name", Secrecy::none},
    {"performance_schema", "memory_summary_global_by_event_name", Secrecy::none},
    {"performance_schema", "*"},
    {"sys", "schema_table_lock_waits"},
    {"sys", "schema_*", Secrecy::none},
    {"sys", "x$schema_table_lock_waits"},
    {"sys", "x$schema_*", Secrecy::none},
    {"sys", "innodb_buffer_stats_by_*", Secrecy::none},
    {"sys", "x$innodb_buffer_stats_by_*", Secrecy::none},
    {"sys", "memory_global_*", Secrecy::none},
    {"sys", "x$memory_global_*", Secrecy::none},
    {"sys", "wait_classes_global_*", Secrecy::none},
    {"sys", "x$wait_classes_global_*", Secrecy::none},
    {"sys", "waits_global_*", Secrecy::none},
    {"sys", "x$waits_global_*", Secrecy::none},
    {"sys", "metrics", Secrecy::none},
    {"sys", "version", Secrecy::none},
    {"sys", "*"},
    {"information_schema", "processlist"},
    {"information_schema", "files"},
    {"information_schema", "innodb_trx", Secrecy::someColumns, " trx_query "},
    {"information_schema", "innodb_locks", Secrecy::someColumns, " lock_data "},
    {"information_schema", "innodb_ft_*"},
    // Reading these resets the counters.
    {"information_schema", "innodb_cmp_reset"},
    {"information_schema", "innodb_cmpmem_reset"},
    {"information_schema", "innodb_cmp_per_index_reset"},
    {"information_schema", "innodb_buffer_page*"},
    {"information_schema", "innodb_tablespaces_encryption"},
    {"information_schema", "innodb_sys_tablespaces", Secrecy::someColumns, " filename "},
    {"information_schema", "innodb_sys_datafiles"},
    {"information_schema", "client_statistics"},
    {"information_schema", "user_statistics"},
    {"information_schema", "query_cache_info"},
    {"information_schema", "query_response_time*", Secrecy::none},
    {"information_schema", "metadata_lock_info"},
    {"information_schema", "user_attributes"},
};
// clang-format on

} // namespace querymend::mysqlfamily
