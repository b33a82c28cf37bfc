#include "db/session/pagedcursor.h"

#include <utility>

namespace querymend {

PagedCursor::PagedCursor(std::shared_ptr<OpenRun> run, const Limits& limits) : m_run(std::move(run)), m_limits(limits)
{}

Result<Page, EngineError> PagedCursor::fetch(std::size_t rows)
{
    Page page;
    page.isLast = m_isAtEnd;
    if (m_isAtEnd || rows == 0)
        return page;
    if (!m_run->isOpen())
        return Failure{goneError()};
    m_bytesLeft = m_limits.bytes;
    if (auto filled = fill(page, rows); !filled) {
        m_run->end();
        return Failure{std::move(filled).error()};
    }
    page.isLast = m_isAtEnd = page.rows.size() < rows;
    if (m_isAtEnd)
        m_run->end();
    return page;
}

bool PagedCursor::takeBytes(std::uint64_t bytes)
{
    if (bytes > m_bytesLeft)
        return false;
    m_bytesLeft -= bytes;
    return true;
}

} // namespace querymend
