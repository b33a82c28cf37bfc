#include "db/postgres/postgrescursor.h"

#include "db/postgres/postgresvalues.h"

#include <algorithm>
#include <string>
#include <utility>

namespace querymend {

PostgresCursor::PostgresCursor(PostgresLink& link, std::shared_ptr<OpenRun> transaction, Limits limits,
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
        return Failure{supersededError()};
    m_link.restartClock(m_limits);
    if (auto read = fill(page, rows); !read) {
        m_transaction->end();
        return Failure{std::move(read).error()};
    }
    page.isLast = m_isAtEnd = page.rows.size() < rows;
    if (m_isAtEnd)
        m_transaction->end();
    return page;
}

/// Fetches in batches, because the server collects all rows of a FETCH before it sends the first one.
Result<void, EngineError> PostgresCursor::fill(Page& page, std::size_t rows)
{
    std::uint64_t bytes = 0;
    while (page.rows.size() < rows) {
        const std::size_t asked = std::min(rows - page.rows.size(), m_pace.rows());
        const std::size_t rowsBefore = page.rows.size();
        const std::uint64_t bytesBefore = bytes;
        const auto take = [&](const PGresult& result) {
            bytes += postgresRowBytes(result, 0);
            if (bytes <= m_limits.bytes)
                page.rows.push_back(postgresRow(result, 0));
            return bytes <= m_limits.bytes;
        };
        auto done = m_link.stream("FETCH FORWARD " + std::to_string(asked) + " FROM querymend", take);
        if (!done)
            return done;
        if (bytes > m_limits.bytes)
            return failed(EngineFailure::tooLarge, "the rows are larger than the limit");
        const std::size_t given = page.rows.size() - rowsBefore;
        m_pace.learn(given, bytes - bytesBefore);
        if (given < asked)
            break;
    }
    return {};
}

} // namespace querymend
