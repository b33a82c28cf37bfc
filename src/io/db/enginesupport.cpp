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

std::string mariadbLibrary()
{
    return std::string("MariaDB's client library ") + mysql_get_client_info();
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
    DriverRow{EngineKind::mariadb, "QMYSQL", "libqt6sql6-mysql", mariadbLibrary},
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

EngineSupport supportOfDuckdb()
{
    const auto loaded = DuckdbLibrary::load({});
    if (!loaded && !qEnvironmentVariableIsEmpty(duckdbVariable))
        return {EngineKind::duckdb, false,
                "libduckdb cannot be loaded from the file that QUERYMEND_DUCKDB_LIBRARY names",
                "correct QUERYMEND_DUCKDB_LIBRARY, or unset it"};
    if (!loaded)
        return {EngineKind::duckdb, false,
                DuckdbLibrary::isThere() ? "libduckdb cannot be loaded" : "libduckdb was not found",
                "fetch it with `querymend doctor --fetch-duckdb`, which needs npm, or name its file in "
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
    all.push_back(supportOfDuckdb());
    return all;
}

} // namespace querymend
