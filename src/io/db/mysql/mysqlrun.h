#pragma once

#include "db/mysql/mysqllink.h"
#include "db/mysql/mysqlstatement.h"
#include "db/session/openrun.h"

#include <chrono>
#include <memory>

namespace querymend {

/// A run of prepared statements, one after the other.
class MysqlRun : public OpenRun {
public:
    explicit MysqlRun(MysqlLink& link) : OpenRun([this] { release(); }), m_link(link) {}
    MysqlRun(const MysqlRun&) = delete;
    MysqlRun& operator=(const MysqlRun&) = delete;
    ~MysqlRun() override { end(); }

    /// The run owns the statement because it must be closed while the server can still be asked to stop.
    MysqlStatement& newStatement()
    {
        m_statement = std::make_unique<MysqlStatement>(m_link);
        return *m_statement;
    }
    [[nodiscard]] MysqlStatement& statement() { return *m_statement; }
    void setEnding(MysqlLink::Ending ending) { m_ending = ending; }

private:
    void release()
    {
        m_link.restartClock(Limits{std::chrono::seconds(2)}); // to read what the server still sends
        m_statement.reset();
        m_link.endRun(m_ending);
    }

    MysqlLink& m_link;
    std::unique_ptr<MysqlStatement> m_statement;
    MysqlLink::Ending m_ending = MysqlLink::Ending::awaited;
};

} // namespace querymend
