#pragma once

#include "db/fetchpace.h"
#include "db/openrun.h"
#include "db/postgres/postgreslink.h"
#include "db/session.h"

#include <memory>
#include <string_view>
#include <vector>

namespace querymend {

/// Sent in front of a statement that is to become a cursor; only a statement that reads may follow.
inline constexpr std::string_view declareCursor = "DECLARE querymend NO SCROLL CURSOR FOR ";
inline constexpr std::string_view explainCursor = "EXPLAIN (FORMAT JSON) DECLARE querymend NO SCROLL CURSOR FOR ";

/// Reads the declared cursor of a transaction, which ends after the last row.
class PostgresCursor : public Cursor {
public:
    PostgresCursor(PostgresLink& link, std::shared_ptr<OpenRun> transaction, Limits limits,
                   std::vector<ResultColumn> columns);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_columns; }
    [[nodiscard]] Result<Page, EngineError> fetch(std::size_t rows) override;

private:
    [[nodiscard]] Result<void, EngineError> fill(Page& page, std::size_t rows);

    PostgresLink& m_link;
    std::shared_ptr<OpenRun> m_transaction; ///< the session ends it before the next statement
    Limits m_limits;
    std::vector<ResultColumn> m_columns;
    FetchPace m_pace{4U << 20U, 20'000};
    bool m_isAtEnd = false;
};

} // namespace querymend
