#include "db/mysql/mysqlstopper.h"

#include <chrono>
#include <memory>
#include <utility>

#include <errmsg.h>

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
    const std::string words = request == Request::end ? "KILL CONNECTION " : "KILL QUERY ";
    const std::string text = words + m_connection;
    (void)mysql_query(connection.get(), text.c_str());
    if (request == Request::end)
        m_isGone = hasGone(connection.get());
    return true;
}

/// It goes where the statement next looks whether it should, for which the server gives it a moment.
bool MysqlStopper::hasGone(MYSQL* connection) const
{
    const std::string text =
        "SELECT 1 FROM information_schema.PROCESSLIST WHERE ID = " + m_connection + " AND SLEEP(0.02) = 0";
    constexpr int tries = 10;
    for (int i = 0; i < tries; ++i) {
        const bool isAnswered = mysql_query(connection, text.c_str()) == 0;
        const std::unique_ptr<MYSQL_RES, void (*)(MYSQL_RES*)> rows(mysql_store_result(connection), mysql_free_result);
        if (isAnswered && rows && mysql_num_rows(rows.get()) == 0)
            return true;
    }
    return false;
}

} // namespace querymend
