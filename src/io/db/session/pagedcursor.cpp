#include "db/session/pagedcursor.h"

#include <utility>

namespace querymend {

PagedCursor::PagedCursor(std::shared_ptr<OpenRun> run, const Limits& limits) : m_run(std::move(run)), m_limits(limits)
{}

Result<bool, EngineError> PagedCursor::fetchInto(RowSink& sink, std::size_t rows)
{
    if (m_isAtEnd || rows == 0)
        return m_isAtEnd;
    if (!m_run->isOpen())
        return Failure{goneError()};
    m_bytesLeft = m_limits.bytes;
    auto filled = fill(sink, rows);
    if (!filled) {
        m_run->end();
        return Failure{std::move(filled).error()};
    }
    m_isAtEnd = *filled < rows;
    if (m_isAtEnd)
        m_run->end();
    return m_isAtEnd;
}

bool PagedCursor::takeBytes(std::uint64_t bytes)
{
    if (bytes > m_bytesLeft)
        return false;
    m_bytesLeft -= bytes;
    return true;
}

} // namespace querymend
