#pragma once

#include "base/result.h"
#include "db/session/engineerror.h"
#include "sql/guard/functions.h"

#include <atomic>
#include <chrono>
#include <memory>

struct sqlite3;

namespace querymend {

/// The state of one SQLite connection's fence while a statement runs. The flag is shared with threads that may cancel.
struct SqliteFence {
    const FunctionLists* functions = nullptr;
    std::shared_ptr<std::atomic<bool>> cancelled;
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    bool trusted = false; ///< our own catalog queries are running
    bool denied = false;  ///< the statement attempted something not allowed
    bool varies = false;  ///< the statement calls a function that returns something else each time
    bool timedOut = false;
    int schemaVersion = -1; ///< of the schema whose virtual tables were opened
};

/// Opens the database's virtual tables, unless they are open. Opening one when a statement first names it fails,
/// because the authorizer takes the table's declaration for a write; and SQLite closes all of them once another
/// connection changes the schema.
void keepVirtualTablesOpen(sqlite3* database, SqliteFence& fence);

/// Hardens a connection: read-only, no files, no extensions, limits on sizes and time. Fails if SQLite does not apply a
/// setting or cannot read the file. The fence must outlive the connection.
[[nodiscard]] Result<void, EngineError> raiseSqliteFence(sqlite3* database, SqliteFence& fence);

} // namespace querymend
