#pragma once

#include "base/result.h"
#include "db/postgres/postgreslink.h"
#include "db/session/engineerror.h"
#include "schema/snapshot.h"

#include <functional>
#include <string>

namespace querymend {

/// Runs a catalog query on any kind of connection; rows are returned as libpq has them.
using PostgresAsk = std::function<PostgresLink::Answer(const std::string& query)>;

/// Reads the requested tables, views, columns, keys, comments, row estimates and functions, but not the server's own,
/// with a handful of catalog queries in the open transaction.
[[nodiscard]] Result<Snapshot, EngineError> readPostgresSchema(const PostgresAsk& ask, const SchemaRequest& request);

} // namespace querymend
