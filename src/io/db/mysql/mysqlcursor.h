#pragma once

#include "db/mysql/mysqllink.h"
#include "db/mysql/mysqlrun.h"
#include "db/mysql/mysqlvalues.h"
#include "db/session.h"

#include <memory>
#include <vector>

namespace querymend {

/// Reads a statement's rows as the server sends them; the server waits between fetches.
class MysqlCursor : public Cursor {
public:
    MysqlCursor(MysqlLink& link, std::shared_ptr<MysqlRun> run, const Limits& limits);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_row.columns(); }
    [[nodiscard]] Result<Page, EngineError> fetch(std::size_t rows) override;
    [[nodiscard]] bool bind() { return m_row.bind(); }

private:
    [[nodiscard]] Result<Page, EngineError> read(std::size_t rows);

    MysqlLink& m_link;
    std::shared_ptr<MysqlRun> m_run; ///< the session ends it before the next statement
    Limits m_limits;
    MysqlRow m_row;
    bool m_isAtEnd = false;
};

} // namespace querymend
