#pragma once

#include "support/postgresserver.h"

#include <string>

namespace querymend {

/// Everything that a statement could have changed: every row of every table and catalog, settings, locks and files,
/// without statistics and current activity.
[[nodiscard]] inline std::string fingerprintOf(const PostgresServer& server)
{
    constexpr auto rows = R"(
        SELECT string_agg(query_to_xml(format('SELECT md5(string_agg(whole_row::text, '','' ORDER BY whole_row::text)) '
                                              'FROM %s AS whole_row', c.oid::regclass), true, false, '')::text, ' '
                          ORDER BY c.oid::regclass::text)
        FROM pg_class AS c WHERE c.relkind = 'r' AND c.relname NOT IN ('pg_statistic'))";
    constexpr auto sequences = "SELECT last_value, is_called FROM s";
    constexpr auto locks = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'";
    constexpr auto settings = "SELECT md5(string_agg(name || '=' || setting, ';' ORDER BY name)) FROM pg_settings";
    constexpr auto files = "SELECT string_agg(n, ' ' ORDER BY n) FROM pg_ls_dir('.') AS n";
    return server.asOwner(rows) + server.asOwner(sequences) + server.asOwner(locks) + server.asOwner(settings)
        + server.asOwner(files);
}

} // namespace querymend
