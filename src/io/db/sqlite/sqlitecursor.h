#pragma once

#include "db/session/session.h"
#include "db/sqlite/sqlitefence.h"
#include "db/sqlite/sqlitestatement.h"

#include <memory>
#include <string_view>

struct sqlite3;

namespace querymend {

/// Returns a cursor for a statement that was just prepared from `statement`. The database and the fence must outlive
/// it.
[[nodiscard]] std::unique_ptr<Cursor> sqliteCursor(sqlite3* database, SqliteFence& fence, SqliteStatement prepared,
                                                   std::string_view statement, const Limits& limits);

} // namespace querymend
