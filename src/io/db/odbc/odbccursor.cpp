#include "db/odbc/odbccursor.h"

#include "db/celltext.h"

#include <utility>

namespace querymend {

OdbcCursor::OdbcCursor(OdbcLink& link, std::shared_ptr<OpenRun> transaction, Limits limits,
                       std::unique_ptr<OdbcRows> rows)
    : m_link(link), m_transaction(std::move(transaction)), m_limits(limits), m_rows(std::move(rows))
{}

Result<Page, EngineError> OdbcCursor::fetch(std::size_t rows)
{
    Page page;
    page.isLast = m_isAtEnd;
    if (m_isAtEnd || rows == 0)
        return page;
    if (!m_transaction->isOpen())
        return Failure{supersededError()};
    m_link.restartClock(m_limits);
    std::uint64_t left = m_limits.bytes;
    while (page.rows.size() < rows) {
        auto row = m_rows->next(left);
        if (!row) {
            m_transaction->end();
            return Failure{std::move(row).error()};
        }
        if (!row->has_value()) {
            page.isLast = m_isAtEnd = true;
            m_transaction->end();
            return page;
        }
        std::uint64_t bytes = 0;
        for (const Cell& cell : **row)
            bytes += cellBytes(cell);
        if (bytes > left) {
            m_transaction->end();
            return failed(EngineFailure::tooLarge, "the rows are larger than the limit");
        }
        left -= bytes;
        page.rows.push_back(std::move(**row));
    }
    return page;
}

} // namespace querymend
