#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/engineerror.h"
#include "db/session/sqlconnection.h"

#include <memory>
#include <string>

struct sqlite3;

namespace querymend {

/// A connection that QODBC opened, with its driver manager handle.
struct OdbcConnection {
    std::unique_ptr<SqlConnection> database;
    void* handle = nullptr;
    sqlite3* sqlite = nullptr; ///< set if the driver opened an SQLite database in this process
};

[[nodiscard]] Result<OdbcConnection, EngineError> openOdbcConnection(const ConnectionTarget& target);

/// Returns the name that the server reports.
[[nodiscard]] std::string odbcServerName(void* handle);

} // namespace querymend
