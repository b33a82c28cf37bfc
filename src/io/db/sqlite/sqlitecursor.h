#pragma once

#include "db/session/session.h"
#include "db/sqlite/sqlitefence.h"
#include "db/sqlite/sqlitestatement.h"

#include <memory>
#include <string_view>

struct sqlite3;

namespace querymend {

class SqlConnection;

/// Returns a cursor for a statement that was just prepared from `statement`. The connection, the database that it has
/// and the fence must outlive it.
[[nodiscard]] std::unique_ptr<Cursor> sqliteCursor(SqlConnection& connection, sqlite3* database, SqliteFence& fence,
                                                   SqliteStatement prepared, std::string_view statement,
                                                   const Limits& limits);

} // namespace querymend
