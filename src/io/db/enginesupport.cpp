#include "db/enginesupport.h"

#include "db/duckdb/duckdblibrary.h"

#include <QSqlDatabase>
#include <QString>

#include <array>
#include <string_view>

#include <libpq-fe.h>
#include <mysql.h>
#include <odbcinst.h>
#include <sqlite3.h>

namespace querymend {

namespace {

/// The packages' names are Debian's.
struct DriverRow {
    EngineKind engine;
    const char* driver; ///< Qt's
    const char* package;
    std::string (*version)(); ///< of the library, with its name
};

std::string sqliteLibrary()
{
    return std::string("SQLite ") + sqlite3_libversion();
}

std::string postgresLibrary()
{
    constexpr int partsOfVersion = 10'000;
    const int version = PQlibVersion();
    return "libpq " + std::to_string(version / partsOfVersion) + '.' + std::to_string(version % partsOfVersion);
}

/// The names of what is installed, which are texts one after the other.
std::string odbcLibrary()
{
    constexpr WORD most = 4096;
    std::array<char, most> names{};
    WORD size = 0;
    std::string list;
    if (SQLGetInstalledDrivers(names.data(), most, &size)) {
        for (const char* at = names.data(); at < names.data() + size && *at; at += std::string_view(at).size() + 1)
            list += (list.empty() ? "" : ", ") + std::string(at);
    }
    return list.empty() ? "unixODBC, without any driver" : "unixODBC, with the drivers " + list;
}

constexpr std::array rows{
    DriverRow{EngineKind::sqlite, "QSQLITE", "libqt6sql6-sqlite", sqliteLibrary},
    DriverRow{EngineKind::postgresql, "QPSQL", "libqt6sql6-psql", postgresLibrary},
    DriverRow{EngineKind::odbc, "QODBC", "libqt6sql6-odbc", odbcLibrary},
};

EngineSupport supportOf(const DriverRow& row)
{
    EngineSupport support{row.engine, QSqlDatabase::isDriverAvailable(QString::fromLatin1(row.driver)), {}, {}};
    if (support.isThere) {
        support.through = std::string("Qt's driver ") + row.driver + ", " + row.version();
    } else {
        support.through = std::string("Qt's driver ") + row.driver + " is not installed";
        support.advice = std::string("install Debian's package ") + row.package;
    }
    return support;
}

/// The program is linked with the library, which needs no driver.
EngineSupport supportOfMariadb()
{
    return {EngineKind::mariadb, true, std::string("MariaDB's client library ") + mysql_get_client_info(), {}};
}

EngineSupport supportOfDuckdb()
{
    const auto loaded = DuckdbLibrary::load({});
    if (!loaded)
        return {EngineKind::duckdb, false, "libduckdb was not found",
                "install libduckdb, for example with packaging/run, which offers to fetch it, or name its file in "
                "QUERYMEND_DUCKDB_LIBRARY"};
    const duckdbapi::Api* const api = &(*loaded)->api();
    return {EngineKind::duckdb, true, std::string("libduckdb ") + api->library_version(), {}};
}

} // namespace

std::optional<MissingPart> missingFor(EngineKind engine)
{
    if (engine == EngineKind::duckdb)
        return DuckdbLibrary::isThere() ? std::nullopt : std::optional(MissingPart());
    for (const DriverRow& row : rows) {
        if (row.engine == engine && !QSqlDatabase::isDriverAvailable(QString::fromLatin1(row.driver)))
            return MissingPart{row.package};
    }
    return std::nullopt;
}

std::vector<EngineSupport> engineSupport()
{
    std::vector<EngineSupport> all;
    for (const DriverRow& row : rows)
        all.push_back(supportOf(row));
    all.push_back(supportOfMariadb());
    all.push_back(supportOfDuckdb());
    return all;
}

} // namespace querymend
