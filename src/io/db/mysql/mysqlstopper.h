#pragma once

#include "db/mysql/mysqloptions.h"
#include "db/runcanceller.h"

#include <chrono>
#include <string>
#include <utility>

namespace querymend {

/// Cancels what one MySQL or MariaDB connection does, by a second connection of its own.
class MysqlStopper : public RunCanceller {
public:
    MysqlStopper(MysqlLogin login, unsigned long connectionId) : m_login(std::move(login)) { moveTo(connectionId); }

    /// From now on it stops what another connection does.
    void moveTo(unsigned long connectionId)
    {
        const std::lock_guard lock(m_mutex);
        m_request = "KILL QUERY " + std::to_string(connectionId);
    }

private:
    void send() override
    {
        constexpr std::chrono::seconds patience{1};
        std::unique_lock lock(m_mutex);
        const std::string request = m_request;
        lock.unlock();
        if (const MysqlConnection connection = connectMysqlAgain(m_login, patience))
            (void)mysql_query(connection.get(), request.c_str());
    }

    MysqlLogin m_login;
    std::string m_request;
};

} // namespace querymend
