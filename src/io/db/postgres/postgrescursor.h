#pragma once

#include "db/postgres/postgreslink.h"
#include "db/session/fetchpace.h"
#include "db/session/pagedcursor.h"

#include <memory>
#include <string_view>
#include <vector>

namespace querymend {

/// Sent in front of a statement that is to become a cursor; only a statement that reads may follow.
inline constexpr std::string_view declareCursor = "DECLARE querymend NO SCROLL CURSOR FOR ";
inline constexpr std::string_view explainCursor = "EXPLAIN (FORMAT JSON) DECLARE querymend NO SCROLL CURSOR FOR ";

/// Reads the declared cursor of a transaction.
class PostgresCursor : public PagedCursor {
public:
    PostgresCursor(PostgresLink& link, std::shared_ptr<OpenRun> transaction, const Limits& limits,
                   std::vector<ResultColumn> columns);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_columns; }

private:
    [[nodiscard]] Result<std::size_t, EngineError> fill(RowSink& sink, std::size_t rows) override;

    PostgresLink& m_link;
    std::vector<ResultColumn> m_columns;
    FetchPace m_pace{4U << 20U, 20'000};
};

} // namespace querymend
