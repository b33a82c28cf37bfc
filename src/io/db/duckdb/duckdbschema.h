#pragma once

#include "base/result.h"
#include "db/duckdb/duckdbconnection.h"
#include "db/engineerror.h"
#include "db/session.h"
#include "schema/snapshot.h"

namespace querymend {

/// Tables, views, columns, keys, comments, row estimates and macros of the open database, by a handful of questions to
/// its catalog.
[[nodiscard]] Result<Snapshot, EngineError> readDuckdbSchema(DuckdbConnection& connection,
                                                             const SchemaRequest& request);

} // namespace querymend
