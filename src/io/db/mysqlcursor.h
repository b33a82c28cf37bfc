#pragma once

#include "db/mysqllink.h"
#include "db/mysqlstatement.h"
#include "db/mysqlvalues.h"
#include "db/session.h"

#include <memory>
#include <vector>

namespace querymend {

/// What one statement of a session holds of the connection; it ends with this object, or before.
class MysqlRun {
public:
    explicit MysqlRun(MysqlLink& link) : m_link(link) {}
    MysqlRun(const MysqlRun&) = delete;
    MysqlRun& operator=(const MysqlRun&) = delete;
    ~MysqlRun() { end(); }

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// The statement belongs to the run because it must be closed while somebody can still be asked to stop it.
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
        m_link.restartClock(Limits{std::chrono::seconds(2)}); // for what the server still sends
        m_statement.reset();
        m_link.endRun();
    }

private:
    MysqlLink& m_link;
    std::unique_ptr<MysqlStatement> m_statement;
    bool m_isOpen = true;
};

/// Reads the rows of a statement as the server sends them, which waits while nobody asks for more.
class MysqlCursor : public Cursor {
public:
    MysqlCursor(MysqlLink& link, std::shared_ptr<MysqlRun> run, const Limits& limits);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_row.columns(); }
    [[nodiscard]] Result<Page, EngineError> fetch(std::size_t rows) override;
    [[nodiscard]] bool bind() { return m_row.bind(); }

private:
    [[nodiscard]] Result<Page, EngineError> read(std::size_t rows);

    MysqlLink& m_link;
    std::shared_ptr<MysqlRun> m_run; ///< shared with the session, which ends it for what comes next
    Limits m_limits;
    MysqlRow m_row;
    bool m_isAtEnd = false;
};

} // namespace querymend
