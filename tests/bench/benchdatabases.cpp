#include "benchdatabases.h"

namespace querymend::bench {

namespace {

constexpr BenchEngine engines[] = {
    {"SQLite", startSqlite, Seat::here},       {"SQLite in a host", startSqlite, Seat::host},
#ifdef QUERYMEND_TESTED_DUCKDB
    {"DuckDB", startDuckdb, Seat::here},       {"DuckDB in a host", startDuckdb, Seat::host},
#endif
#ifdef QUERYMEND_POSTGRES_FOLDER
    {"PostgreSQL", startPostgres, Seat::here},
#endif
#ifdef QUERYMEND_PSQLODBC
    {"ODBC", startOdbc, Seat::here},           {"ODBC in a host", startOdbc, Seat::host},
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    {"MariaDB", startMariadb, Seat::here},
#endif
};

} // namespace

std::span<const BenchEngine> benchEngines()
{
    return engines;
}

} // namespace querymend::bench
