#include "db/mysql/mysqlstopper.h"

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
    // A server that lets nobody else in says so.
    if (!connection)
        return problem < CR_MIN_ERROR;
    const std::string text = (request == Request::end ? "KILL CONNECTION " : "KILL QUERY ") + m_connection;
    (void)mysql_query(connection.get(), text.c_str());
    if (request == Request::end)
        m_isGone = hasGone(connection.get(), text);
    return true;
}

/// It goes where the statement next looks whether it should, for which the server gives it a moment. Lists of
/// connections leave out those that just now work for another login, as a function can; to ask again tells the truth.
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
