#include "db/sqlite/sqlitestatement.h"

#include "base/ascii.h"

#include <string>

#include <sqlite3.h>

namespace querymend {

void SqliteFinalizer::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

namespace {

EngineFailure failureOf(int code, const SqliteFence& fence)
{
    switch (code & 0xFF) {
    case SQLITE_INTERRUPT:
        return fence.timedOut ? EngineFailure::timedOut : EngineFailure::cancelled;
    case SQLITE_AUTH:
        return EngineFailure::notAllowed;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
        return EngineFailure::lost;
    default: // all other codes concern the statement
        return EngineFailure::refused;
    }
}

} // namespace

EngineError sqliteError(sqlite3* database, const SqliteFence& fence, std::string_view statement)
{
    EngineError error;
    const int code = sqlite3_extended_errcode(database);
    error.failure = failureOf(code, fence);
    // SQLite reports a denied function as an ordinary error.
    if (fence.denied && error.failure == EngineFailure::refused)
        error.failure = EngineFailure::notAllowed;
    error.message = sqlite3_errmsg(database);
    error.code = std::to_string(code);
    const int offset = sqlite3_error_offset(database);
    if (offset >= 0 && static_cast<std::size_t>(offset) <= statement.size())
        error.offset = static_cast<std::uint32_t>(offset);
    return error;
}

Result<SqliteStatement, EngineError> prepareSqlite(sqlite3* database, SqliteFence& fence, std::string_view statement)
{
    fence.denied = false;
    fence.timedOut = false;
    fence.varies = false;
    sqlite3_stmt* made = nullptr;
    const char* tail = nullptr;
    // SQLite would stop reading at a NUL and see a shorter statement than the other checks do.
    if (statement.find('\0') != std::string_view::npos)
        return failed(EngineFailure::notAllowed, "the statement has a NUL in it");
    if (!fence.trusted)
        keepVirtualTablesOpen(database, fence);
    const int code = sqlite3_prepare_v2(database, statement.data(), static_cast<int>(statement.size()), &made, &tail);
    SqliteStatement prepared(made);
    if (code != SQLITE_OK)
        return Failure{sqliteError(database, fence, statement)};
    const std::string_view rest = statement.substr(static_cast<std::size_t>(tail - statement.data()));
    if (!prepared || !asciiTrimmed(rest).empty())
        return failed(EngineFailure::notAllowed, "not exactly one statement");
    if (sqlite3_stmt_readonly(prepared.get()) == 0)
        return failed(EngineFailure::notAllowed, "the statement writes");
    return prepared;
}

} // namespace querymend
