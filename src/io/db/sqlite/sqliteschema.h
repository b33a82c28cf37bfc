#pragma once

#include "base/result.h"
#include "db/engineerror.h"
#include "db/session.h"
#include "db/sqlite/sqlitefence.h"
#include "schema/snapshot.h"

namespace querymend {

/// Tables, views, columns, keys and row estimates of an SQLite file, by a handful of catalog queries. A view that
/// SQLite cannot read any more, because a table below it is gone, has no known columns.
[[nodiscard]] Result<Snapshot, EngineError> readSqliteSchema(sqlite3* database, SqliteFence& fence,
                                                             const SchemaRequest& request);

} // namespace querymend
