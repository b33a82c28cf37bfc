#pragma once

#include "base/result.h"
#include "db/session/engineerror.h"
#include "db/sqlite/sqlitefence.h"

#include <memory>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace querymend {

struct SqliteFinalizer {
    void operator()(sqlite3_stmt* statement) const;
};

using SqliteStatement = std::unique_ptr<sqlite3_stmt, SqliteFinalizer>;

/// Returns SQLite's last error on this connection, with its offset if known.
[[nodiscard]] EngineError sqliteError(sqlite3* database, const SqliteFence& fence, std::string_view statement);

/// Prepares exactly one statement, which must only read.
[[nodiscard]] Result<SqliteStatement, EngineError> prepareSqlite(sqlite3* database, SqliteFence& fence,
                                                                 std::string_view statement);

} // namespace querymend
