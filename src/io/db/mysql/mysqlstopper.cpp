#include "db/mysql/mysqlstopper.h"

#include "db/mysql/mysqlconnecting.h"

#include <chrono>
#include <cstdlib>
#include <utility>

#include <errmsg.h>
#include <mysqld_error.h>

namespace querymend {

namespace {

/// The login of requests, for which the server must be the same, but no database is needed.
MysqlLogin forRequests(MysqlLogin login)
{
    login.database.clear();
    login.connectTimeout = std::chrono::seconds(1);
    return login;
}

/// An error number of the server's own means that it responded, if only to refuse the connection.
bool isServersOwn(const EngineError& error)
{
    const int number = std::atoi(error.code.c_str());
    return number > 0 && number < CR_MIN_ERROR;
}

} // namespace

MysqlStopper::MysqlStopper(MysqlLogin login, unsigned long connection)
    : m_login(forRequests(std::move(login))), m_connection(std::to_string(connection))
{}

bool MysqlStopper::send(Request request)
{
    const auto connection = connectMysql(m_login);
    if (!connection)
        return isServersOwn(connection.error());
    const std::string text = (request == Request::end ? "KILL CONNECTION " : "KILL QUERY ") + m_connection;
    (void)mysql_query(connection->get(), text.c_str());
    if (request == Request::end)
        m_isGone = hasGone(connection->get(), text);
    return true;
}

/// Whether the connection is gone after a short wait: it ends only when its statement next checks for that. Lists of
/// connections omit those that currently work for another login, as a function can; only repeating the request is
/// reliable.
bool MysqlStopper::hasGone(MYSQL* connection, const std::string& request)
{
    constexpr int tries = 10;
    for (int i = 0; i < tries; ++i) {
        if (mysql_query(connection, request.c_str()) != 0 && mysql_errno(connection) == ER_NO_SUCH_THREAD)
            return true;
        if (mysql_query(connection, "DO SLEEP(0.02)") != 0)
            return false;
    }
    return false;
}

} // namespace querymend
