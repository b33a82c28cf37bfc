#pragma once

#include "base/result.h"
#include "db/mysql/mysqllink.h"
#include "db/session/engineerror.h"
#include "db/session/session.h"
#include "schema/snapshot.h"

namespace querymend {

/// Reads the tables, views, columns, keys, comments, row estimates and functions of the connection's database, or of
/// the requested ones, with a handful of queries to information_schema.
[[nodiscard]] Result<Snapshot, EngineError> readMysqlSchema(MysqlLink& link, const SchemaRequest& request);

} // namespace querymend
