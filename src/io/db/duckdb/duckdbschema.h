#pragma once

#include "base/result.h"
#include "db/duckdb/duckdbconnection.h"
#include "db/session/engineerror.h"
#include "db/session/session.h"
#include "schema/snapshot.h"

namespace querymend {

/// Reads the open database's tables, views, columns, keys, comments, row estimates and macros with a handful of catalog
/// queries.
[[nodiscard]] Result<Snapshot, EngineError> readDuckdbSchema(DuckdbConnection& connection,
                                                             const SchemaRequest& request);

} // namespace querymend
