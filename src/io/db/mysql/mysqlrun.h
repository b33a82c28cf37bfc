#pragma once

#include "db/mysql/mysqllink.h"
#include "db/mysql/mysqlstatement.h"

#include <chrono>
#include <memory>

namespace querymend {

/// One statement's use of the connection, which ends with this object or earlier.
class MysqlRun {
public:
    explicit MysqlRun(MysqlLink& link) : m_link(link) {}
    MysqlRun(const MysqlRun&) = delete;
    MysqlRun& operator=(const MysqlRun&) = delete;
    ~MysqlRun() { end(); }

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// The run owns the statement because it must be closed while the server can still be asked to stop.
    MysqlStatement& newStatement()
    {
        m_statement = std::make_unique<MysqlStatement>(m_link);
        return *m_statement;
    }
    [[nodiscard]] MysqlStatement& statement() { return *m_statement; }

    void end()
    {
        if (!m_isOpen)
            return;
        m_isOpen = false;
        m_link.restartClock(Limits{std::chrono::seconds(2)}); // to read what the server still sends
        m_statement.reset();
        m_link.endRun();
    }

private:
    MysqlLink& m_link;
    std::unique_ptr<MysqlStatement> m_statement;
    bool m_isOpen = true;
};

} // namespace querymend
