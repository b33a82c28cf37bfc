#pragma once

#include "db/mysql/mysqloptions.h"
#include "db/session/runcanceller.h"

#include <atomic>
#include <string>

#include <mysql.h>

namespace querymend {

/// Cancels what one MySQL or MariaDB connection runs, or ends that connection, through a second one.
class MysqlStopper : public RunCanceller {
public:
    MysqlStopper(MysqlLogin login, unsigned long connection);

    /// Whether the server confirms that the connection which it was asked to end is gone. A closed socket proves
    /// nothing: the statement may still be running.
    [[nodiscard]] bool isGone() const { return m_isGone; }

private:
    [[nodiscard]] bool send(Request request) override;
    [[nodiscard]] static bool hasGone(MYSQL* connection, const std::string& request);

    const MysqlLogin m_login;
    const std::string m_connection;
    std::atomic<bool> m_isGone = false;
};

} // namespace querymend
