#pragma once

#include "base/result.h"
#include "db/engineerror.h"
#include "db/sqlitefence.h"
#include "schema/snapshot.h"

namespace querymend {

/// Tables, views, columns, keys and row estimates of an SQLite file, by three catalog queries.
[[nodiscard]] Result<Snapshot, EngineError> readSqliteSchema(sqlite3* database, SqliteFence& fence);

} // namespace querymend
