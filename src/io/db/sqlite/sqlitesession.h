#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/session.h"

#include <memory>

struct sqlite3;

namespace querymend {

/// Opens an SQLite file read-only, through QSQLITE, behind a fence.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openSqlite(const ConnectionTarget& target);

class SqlConnection;

/// Opens a session on a database that another Qt driver opened read-only and that is closed with the connection.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> sqliteSessionOn(std::unique_ptr<SqlConnection> connection,
                                                                            sqlite3* database);

} // namespace querymend
