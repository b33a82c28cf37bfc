#pragma once

#include "sql/guard/functions.h"

namespace querymend {

// From the documentation. The old names also exist in master, as master..sysxlogins or master.dbo.sysxlogins.
// clang-format off
inline constexpr CatalogRow sqlserverCatalogs[] = {
    {"sys", "sql_logins"},
    {"", "syslogins", Secrecy::everything, {}, false},
    {"", "sysxlogins", Secrecy::everything, {}, false},
    {"", "sysremotelogins", Secrecy::everything, {}, false},
    {"", "sysoledbusers", Secrecy::everything, {}, false},
    {"", "sysservers", Secrecy::everything, {}, false},
    {"", "sysprocesses", Secrecy::everything, {}, false},
    {"", "syscacheobjects", Secrecy::everything, {}, false},
    {"", "sysusers", Secrecy::someColumns, " password ", false},
    {"sys", "sysxlgns"},
    {"sys", "syslnklgns"},
    {"sys", "sysowners"},
    {"sys", "sysobjvalues"},
    {"sys", "servers", Secrecy::someColumns, " data_source location provider_string catalog "},
    {"sys", "linked_logins"},
    {"sys", "remote_logins"},
    {"sys", "credentials"},
    {"sys", "database_credentials"},
    {"sys", "database_scoped_credentials"},
    {"sys", "external_data_sources"},
    {"sys", "certificates"},
    {"sys", "symmetric_keys"},
    {"sys", "asymmetric_keys"},
    {"sys", "key_encryptions"},
    {"sys", "crypt_properties"},
    {"sys", "master_key_passwords"},
    {"sys", "openkeys"},
    {"sys", "traces"},
    {"sys", "backup_devices"},
    {"sys", "server_file_audits"},
    {"sys", "endpoints"},
    {"sys", "tcp_endpoints"},
    {"sys", "http_endpoints"},
    {"sys", "dm_db_*", Secrecy::none}, // sizes and statistics of this database
    {"sys", "dm_*"},
    {"sys", "query_store_query_text"},
    // In msdb: what jobs run and as which user, and how mail is sent.
    {"dbo", "sysjobsteps*"},
    {"dbo", "sysproxies"},
    {"dbo", "sysproxylogin"},
    {"dbo", "sysmail_*"},
    {"dbo", "backupmediafamily"},
};
// clang-format on

} // namespace querymend
