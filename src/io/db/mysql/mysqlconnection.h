#pragma once

#include <memory>

#include <mysql.h>

namespace querymend {

struct MysqlCloser {
    void operator()(MYSQL* connection) const { mysql_close(connection); }
};

/// A connection of our own, beside QtSql's.
using MysqlConnection = std::unique_ptr<MYSQL, MysqlCloser>;

} // namespace querymend
