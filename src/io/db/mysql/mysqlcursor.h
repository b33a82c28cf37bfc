#pragma once

#include "db/mysql/mysqllink.h"
#include "db/mysql/mysqlrun.h"
#include "db/mysql/mysqlvalues.h"
#include "db/session/pagedcursor.h"

#include <memory>
#include <vector>

namespace querymend {

/// Reads a statement's rows as the server sends them; the server waits between fetches.
class MysqlCursor : public PagedCursor {
public:
    MysqlCursor(MysqlLink& link, const std::shared_ptr<MysqlRun>& run, const Limits& limits);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_row.columns(); }
    [[nodiscard]] bool bind() { return m_row.bind(); }

private:
    [[nodiscard]] Result<std::size_t, EngineError> fill(RowSink& sink, std::size_t rows) override;

    MysqlLink& m_link;
    MysqlRun& m_run;
    MysqlRow m_row;
};

} // namespace querymend
