#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/engineerror.h"
#include "db/sqlconnection.h"

#include <memory>
#include <string>

struct sqlite3;

namespace querymend {

/// A connection that QODBC opened, with the driver manager's handle of it.
struct OdbcConnection {
    std::unique_ptr<SqlConnection> database;
    void* handle = nullptr;
    sqlite3* sqlite = nullptr; ///< where the driver opened an SQLite database in this process
};

[[nodiscard]] Result<OdbcConnection, EngineError> openOdbcConnection(const ConnectionTarget& target);

/// What the server calls itself.
[[nodiscard]] std::string odbcServerName(void* handle);

} // namespace querymend
