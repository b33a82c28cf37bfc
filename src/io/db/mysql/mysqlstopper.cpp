#include "db/mysql/mysqlstopper.h"

#include "db/mysql/mysqlconnecting.h"

#include <chrono>
#include <utility>

#include <errmsg.h>
#include <mysqld_error.h>

namespace querymend {

MysqlStopper::MysqlStopper(MysqlLogin login, unsigned long connection)
    : m_login(std::move(login)), m_connection(std::to_string(connection))
{}

bool MysqlStopper::send(Request request)
{
    constexpr std::chrono::seconds patience{1};
    unsigned problem = 0;
    const MysqlConnection connection = connectMysqlAgain(m_login, patience, &problem);
    // An error number of the server's own means that it responded, if only to refuse the connection.
    if (!connection)
        return problem < CR_MIN_ERROR;
    const std::string text = (request == Request::end ? "KILL CONNECTION " : "KILL QUERY ") + m_connection;
    (void)mysql_query(connection.get(), text.c_str());
    if (request == Request::end)
        m_isGone = hasGone(connection.get(), text);
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
