#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/databasewarning.h"
#include "db/engineerror.h"
#include "db/mysql/mysqllink.h"
#include "dialect/dialect.h"

namespace querymend {

/// What a server is and how it reads statements.
struct MysqlServer {
    Dialect dialect;
    DatabaseWarnings warnings;
};

/// Makes the session read-only, checks that it is, and asks the server what it is; the kind that was expected only
/// makes a warning where it is another one.
[[nodiscard]] Result<MysqlServer, EngineError> readMysqlServer(MysqlLink& link, EngineKind expected);

} // namespace querymend
