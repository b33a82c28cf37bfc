#pragma once

#include "base/result.h"
#include "db/session/engineerror.h"
#include "db/session/session.h"
#include "db/sqlite/sqlitefence.h"
#include "schema/snapshot.h"

namespace querymend {

/// Reads the tables, views, columns, keys and row estimates of an SQLite file with a handful of catalog queries. A view
/// that SQLite can no longer read, because a table beneath it is gone, has no known columns.
[[nodiscard]] Result<Snapshot, EngineError> readSqliteSchema(sqlite3* database, SqliteFence& fence,
                                                             const SchemaRequest& request);

} // namespace querymend
