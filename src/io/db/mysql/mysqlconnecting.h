#pragma once

#include "base/result.h"
#include "db/mysql/mysqlconnection.h"
#include "db/mysql/mysqloptions.h"
#include "db/session/engineerror.h"

#include <chrono>

#include <mysql.h>

namespace querymend {

class SqlConnection;

/// Opens a connection of QMARIADB's and returns its handle. What the login demands of TLS is certain before anything of
/// the login is sent.
[[nodiscard]] Result<MYSQL*, EngineError> connectMysql(SqlConnection& connection, const MysqlLogin& login);

/// A server may ask for any file of this machine; this refuses all of them.
void refuseFilesOfThisMachine(MYSQL* connection);

/// Connects once more, to no database and without QtSql, on any thread, demanding the same of TLS. Null if that fails
/// within the timeout; `problem` then has the error number.
[[nodiscard]] MysqlConnection connectMysqlAgain(const MysqlLogin& login, std::chrono::seconds timeout,
                                                unsigned* problem);

} // namespace querymend
