#include "db/postgres/postgrescursor.h"

#include "db/postgres/postgresvalues.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace querymend {

PostgresCursor::PostgresCursor(PostgresLink& link, std::shared_ptr<PostgresTransaction> transaction, Limits limits,
                               std::vector<ResultColumn> columns)
    : m_link(link), m_transaction(std::move(transaction)), m_limits(limits), m_columns(std::move(columns))
{}

Result<Page, EngineError> PostgresCursor::fetch(std::size_t rows)
{
    Page page;
    page.isLast = m_isAtEnd;
    if (m_isAtEnd || rows == 0)
        return page;
    if (!m_transaction->isOpen())
        return Failure{placeWasTaken()};
    m_link.restartClock(m_limits);
    constexpr std::size_t most = std::numeric_limits<std::int32_t>::max();
    const std::size_t wanted = std::min(rows, most);
    std::uint64_t bytes = 0;
    const auto take = [&](const PGresult& result) {
        bytes += postgresRowBytes(result, 0);
        if (bytes <= m_limits.bytes)
            page.rows.push_back(postgresRow(result, 0));
        return bytes <= m_limits.bytes;
    };
    auto done = m_link.stream("FETCH FORWARD " + std::to_string(wanted) + " FROM querymend", take);
    const bool isTooLarge = bytes > m_limits.bytes;
    if (!done || isTooLarge) {
        m_transaction->end();
        if (!done)
            return Failure{std::move(done).error()};
        return Failure{EngineError{EngineFailure::tooLarge, "the rows are larger than the limit", {}, {}, {}}};
    }
    page.isLast = m_isAtEnd = page.rows.size() < wanted;
    if (m_isAtEnd)
        m_transaction->end();
    return page;
}

} // namespace querymend
