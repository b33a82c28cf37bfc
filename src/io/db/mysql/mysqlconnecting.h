#pragma once

#include "base/result.h"
#include "db/mysql/mysqloptions.h"
#include "db/session/engineerror.h"

#include <memory>

#include <mysql.h>

namespace querymend {

struct MysqlCloser {
    void operator()(MYSQL* connection) const { mysql_close(connection); }
};

using MysqlConnection = std::unique_ptr<MYSQL, MysqlCloser>;

/// Connects, on any thread. What the login demands of TLS is certain before anything of the login is sent.
[[nodiscard]] Result<MysqlConnection, EngineError> connectMysql(const MysqlLogin& login);

} // namespace querymend
