#pragma once

#include "base/result.h"
#include "db/engineerror.h"
#include "db/postgreslink.h"
#include "schema/snapshot.h"

namespace querymend {

/// Tables, views, columns, keys, comments, row estimates and functions that are not the server's own, as far as they
/// are asked for, by a handful of catalog queries in the open transaction.
[[nodiscard]] Result<Snapshot, EngineError> readPostgresSchema(PostgresLink& link, const SchemaRequest& request);

} // namespace querymend
