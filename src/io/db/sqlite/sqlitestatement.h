#pragma once

#include "base/result.h"
#include "db/engineerror.h"
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

/// What SQLite last complained of on this connection, with the place if it tells one.
[[nodiscard]] EngineError sqliteError(sqlite3* database, const SqliteFence& fence, std::string_view statement);

/// Exactly one statement, and one that reads.
[[nodiscard]] Result<SqliteStatement, EngineError> prepareSqlite(sqlite3* database, SqliteFence& fence,
                                                                 std::string_view statement);

} // namespace querymend
