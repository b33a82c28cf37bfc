#pragma once

#include "base/result.h"
#include "db/engineerror.h"
#include "sql/functions.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <variant>

struct sqlite3;

namespace querymend {

/// What the fence of one SQLite connection looks at while a statement runs. The flag is shared with whoever may
/// cancel from another thread.
struct SqliteFence {
    const FunctionLists* functions = nullptr;
    std::shared_ptr<std::atomic<bool>> cancelled;
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    bool trusted = false; ///< our own catalog queries run
    bool denied = false;  ///< the statement tried what is not allowed
    bool varies = false;  ///< the statement calls what gives something else each time
    bool timedOut = false;
    int schemaVersion = -1; ///< for which the virtual tables were opened
};

/// Opens the database's virtual tables, unless they are open. One that is opened when a statement first names it fails,
/// because the authorizer takes the table's declaration for a write; and SQLite forgets all of them once another
/// connection changes the schema.
void keepVirtualTablesOpen(sqlite3* database, SqliteFence& fence);

/// Hardens a connection: nothing but reading, no files, no extensions, limits on sizes and time. Fails where SQLite
/// does not do as told, or cannot read the file; the fence must outlive the connection.
[[nodiscard]] Result<std::monostate, EngineError> raiseSqliteFence(sqlite3* database, SqliteFence& fence);

} // namespace querymend
