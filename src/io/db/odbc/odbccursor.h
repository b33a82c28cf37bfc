#pragma once

#include "db/odbc/odbcrows.h"
#include "db/openrun.h"

#include <memory>
#include <vector>

namespace querymend {

/// Reads the rows of a transaction, which ends after the last one.
class OdbcCursor : public Cursor {
public:
    OdbcCursor(OdbcLink& link, std::shared_ptr<OpenRun> transaction, Limits limits, std::unique_ptr<OdbcRows> rows);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_rows->columns(); }
    [[nodiscard]] Result<Page, EngineError> fetch(std::size_t rows) override;

private:
    OdbcLink& m_link;
    std::shared_ptr<OpenRun> m_transaction; ///< the session ends it before the next statement
    Limits m_limits;
    std::unique_ptr<OdbcRows> m_rows;
    bool m_isAtEnd = false;
};

} // namespace querymend
