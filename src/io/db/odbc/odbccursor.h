#pragma once

#include "db/odbc/odbcrows.h"
#include "db/session/pagedcursor.h"

#include <memory>
#include <vector>

namespace querymend {

/// Reads the rows of a transaction.
class OdbcCursor : public PagedCursor {
public:
    OdbcCursor(OdbcLink& link, std::shared_ptr<OpenRun> transaction, const Limits& limits,
               std::unique_ptr<OdbcRows> rows);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_rows->columns(); }

private:
    [[nodiscard]] Result<std::size_t, EngineError> fill(RowSink& sink, std::size_t rows) override;

    OdbcLink& m_link;
    std::unique_ptr<OdbcRows> m_rows;
};

} // namespace querymend
