#pragma once

#include "base/result.h"
#include "db/engineerror.h"
#include "db/mysql/mysqllink.h"
#include "db/session.h"
#include "schema/snapshot.h"

namespace querymend {

/// Tables, views, columns, keys, comments, row estimates and functions of the connection's database, or of those asked
/// for, by a handful of questions to information_schema.
[[nodiscard]] Result<Snapshot, EngineError> readMysqlSchema(MysqlLink& link, const SchemaRequest& request);

} // namespace querymend
