#pragma once

#include "db/mysql/mysqloptions.h"
#include "db/session.h"

#include <chrono>
#include <mutex>
#include <string>
#include <utility>

namespace querymend {

/// Cancels what one MySQL or MariaDB connection does, from any thread, by a second connection of its own. It outlives
/// the first where it must, and then does nothing.
class MysqlStopper : public Canceller {
public:
    MysqlStopper(MysqlLogin login, unsigned long connectionId) : m_login(std::move(login)) { moveTo(connectionId); }

    /// From now on it stops what another connection does.
    void moveTo(unsigned long connectionId)
    {
        const std::lock_guard lock(m_mutex);
        m_request = "KILL QUERY " + std::to_string(connectionId);
    }

    void cancel() override
    {
        const std::lock_guard lock(m_mutex);
        if (!m_isRunning)
            return;
        m_wasAsked = true;
        send();
    }

    /// Waits for a request on its way, so that it cannot hit what comes next.
    void startRun()
    {
        const std::lock_guard lock(m_mutex);
        m_isRunning = true;
        m_wasAsked = false;
    }

    void endRun()
    {
        const std::lock_guard lock(m_mutex);
        m_isRunning = false;
        m_wasAsked = false;
    }

    [[nodiscard]] bool wasAsked() const
    {
        const std::lock_guard lock(m_mutex);
        return m_wasAsked;
    }

    /// For reasons of our own.
    void interrupt()
    {
        const std::lock_guard lock(m_mutex);
        send();
    }

private:
    void send()
    {
        constexpr std::chrono::seconds patience{1};
        // The statement's own end tells whether it worked.
        if (const MysqlConnection connection = connectMysqlAgain(m_login, patience))
            (void)mysql_query(connection.get(), m_request.c_str());
    }

    mutable std::mutex m_mutex;
    MysqlLogin m_login;
    std::string m_request;
    bool m_isRunning = false;
    bool m_wasAsked = false;
};

} // namespace querymend
