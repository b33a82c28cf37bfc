#pragma once

#include "base/result.h"
#include "db/engineerror.h"
#include "db/postgres/postgreslink.h"
#include "schema/snapshot.h"

#include <functional>
#include <string>

namespace querymend {

/// How a question to the catalog is asked, on whatever connection: its rows come as libpq gives them.
using PostgresAsk = std::function<PostgresLink::Answer(const std::string& query)>;

/// Tables, views, columns, keys, comments, row estimates and functions that are not the server's own, as far as they
/// are asked for, by a handful of catalog queries in the open transaction.
[[nodiscard]] Result<Snapshot, EngineError> readPostgresSchema(const PostgresAsk& ask, const SchemaRequest& request);

} // namespace querymend
