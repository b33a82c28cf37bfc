#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/mysql/mysqllink.h"
#include "db/session/databasewarning.h"
#include "db/session/engineerror.h"
#include "dialect/dialect.h"

namespace querymend {

/// What kind of server it is and how it reads statements.
struct MysqlServer {
    Dialect dialect;
    DatabaseWarnings warnings;
};

/// Makes the session read-only, checks that it is, and reads what the server is. Another kind than expected only causes
/// a warning.
[[nodiscard]] Result<MysqlServer, EngineError> readMysqlServer(MysqlLink& link, EngineKind expected);

} // namespace querymend
