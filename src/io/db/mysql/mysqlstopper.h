#pragma once

#include "db/mysql/mysqloptions.h"
#include "db/runcanceller.h"

#include <atomic>
#include <string>

namespace querymend {

/// Cancels what one MySQL or MariaDB connection does, or ends that connection, by a second one of its own.
class MysqlStopper : public RunCanceller {
public:
    MysqlStopper(MysqlLogin login, unsigned long connection);

    /// The server says that the connection which it was asked to end is gone. That its socket was closed says nothing:
    /// the statement may go on behind it.
    [[nodiscard]] bool isGone() const { return m_isGone; }

private:
    [[nodiscard]] bool send(Request request) override;
    [[nodiscard]] static bool hasGone(MYSQL* connection, const std::string& request);

    const MysqlLogin m_login;
    const std::string m_connection;
    std::atomic<bool> m_isGone = false;
};

} // namespace querymend
