// The driver has no authorizer, allows PRAGMA query_only to be reset, creates files for ATTACH and VACUUM INTO, loads
// extensions and reads whole results into memory. But it uses SQLite's shared library, as this program does, and SQLite
// reports each database that it opens; so the fence of our own sessions goes around the driver's database.

#include "db/odbc/odbcsqlite.h"

#include "base/ascii.h"
#include "db/addresses/databasefile.h"
#include "db/sqlite/sqlitesession.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <odbcinst.h>
#include <sqlite3.h>

namespace querymend {

namespace {

/// SQLite's callback has no data of ours; it runs on the thread that opens a database.
thread_local std::vector<sqlite3*>* seenHere = nullptr;

int noteDatabase(sqlite3* database, char**, const sqlite3_api_routines*)
{
    if (seenHere)
        seenHere->push_back(database);
    return SQLITE_OK;
}

/// Reads a data source's setting from odbc.ini.
std::string settingOf(const std::string& source, const char* name)
{
    std::array<char, 4096> value{};
    const int length =
        SQLGetPrivateProfileString(source.c_str(), name, "", value.data(), static_cast<int>(value.size()), "odbc.ini");
    return {value.data(), static_cast<std::size_t>(std::clamp(length, 0, static_cast<int>(value.size()) - 1))};
}

std::string valueOf(const OdbcAttributes& attributes, const char* name)
{
    if (const OdbcAttribute* given = findOdbcAttribute(attributes, name))
        return given->value;
    const OdbcAttribute* source = findOdbcAttribute(attributes, "DSN");
    return source ? settingOf(source->value, name) : std::string();
}

/// Path of the SQLite file; empty if it is none.
std::string fileOf(const OdbcAttributes& attributes)
{
    const bool isSqlite = asciiLowered(valueOf(attributes, "Driver")).find("sqlite") != std::string::npos;
    std::string path = valueOf(attributes, "Database");
    return isSqlite && path != ":memory:" ? path : std::string();
}

/// The URI with which SQLite opens the file read-only; a path that is a URI already sets its own mode.
std::string readingUri(const std::string& path)
{
    if (path.starts_with("file:"))
        return path;
    constexpr std::string_view hex = "0123456789ABCDEF";
    std::string uri = "file:";
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '%' || c == '?' || c == '#' || c == ';') {
            uri += '%';
            uri += hex[byte >> 4U];
            uri += hex[byte & 0xFU];
        } else {
            uri += c;
        }
    }
    return uri + "?mode=ro";
}

} // namespace

SqliteOpenRecorder::SqliteOpenRecorder()
{
    // Applies to the whole process; registering it again is ignored.
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(noteDatabase));
    seenHere = &m_seen;
}

SqliteOpenRecorder::~SqliteOpenRecorder()
{
    seenHere = nullptr;
}

OdbcAttributes readingSqlite(OdbcAttributes attributes)
{
    const std::string path = fileOf(attributes);
    if (path.empty())
        return attributes;
    std::erase_if(attributes, [](const OdbcAttribute& a) { return asciiEqualsIgnoringCase(a.name, "Database"); });
    attributes.push_back({"Database", readingUri(path)});
    attributes.push_back({"NoCreat", "1"});
    // By default, the driver waits a hundred seconds for a locked file, and cannot be stopped meanwhile.
    if (valueOf(attributes, "Timeout").empty())
        attributes.push_back({"Timeout", "1000"});
    return attributes;
}

std::string reasonAgainstSqlite(const OdbcAttributes& attributes)
{
    const std::string path = fileOf(attributes);
    if (path.empty() || path.starts_with("file:"))
        return {};
    const std::string reason = reasonAgainstFile(path);
    return reason.empty() ? reason : path + ": " + reason;
}

Result<std::unique_ptr<Session>, EngineError> openSqliteByOdbc(OdbcConnection connection)
{
    if (!connection.sqlite)
        return failed(EngineFailure::notReadOnly,
                      "this driver uses its own SQLite, which cannot be made read-only; open the "
                      "file as sqlite:///path");
    return sqliteSessionOn(std::move(connection.database), connection.sqlite);
}

} // namespace querymend
