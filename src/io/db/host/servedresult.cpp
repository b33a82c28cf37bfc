#include "db/host/servedresult.h"

#include "db/host/hostprotocol.h"
#include "db/host/wirerows.h"

#include <new>
#include <string_view>

namespace querymend {

ServedResult::Pending::Pending()
{
    answer.number(HostAnswer::value);
}

Result<std::string, EngineError> ServedResult::fetch(std::size_t count)
{
    m_isSteady = count > 0 && count == std::exchange(m_lastCount, count);
    m_hasMore = false;
    Pending rows = m_ahead ? std::move(*m_ahead) : Pending();
    m_ahead.reset();
    const bool isErrorLater = rows.error && rows.ends.size() == count;
    if (rows.ends.size() > count || isErrorLater)
        m_ahead = cutOff(rows, count);
    else if (!rows.error && !rows.hasLast && rows.ends.size() < count)
        read(rows, count - rows.ends.size());
    if (rows.error)
        return Failure{std::move(*rows.error)};
    m_hasMore = !rows.hasLast;
    endPage(rows.answer, rows.hasLast ? PageEnd::lastRow : PageEnd::moreRows);
    return rows.answer.take();
}

/// A result that was read to its end, or failed, no longer holds the state of the database, so a count could be of a
/// later one.
Result<std::optional<std::uint64_t>, EngineError> ServedResult::countRows()
{
    if (m_ahead && (m_ahead->hasLast || m_ahead->error))
        return std::optional<std::uint64_t>();
    return m_cursor->countRows();
}

Result<void, EngineError> ServedResult::seek(std::uint64_t row)
{
    auto sought = m_cursor->seek(row);
    if (sought) {
        m_ahead.reset();
        m_hasMore = false;
        m_lastCount = 0;
    }
    return sought;
}

void ServedResult::readAhead()
{
    if (!m_isSteady || !m_isCheap || !m_hasMore || m_ahead)
        return;
    try {
        read(m_ahead.emplace(), m_lastCount);
    } catch (const std::bad_alloc&) {
        m_ahead.emplace().error = outOfMemoryError();
    }
}

void ServedResult::read(Pending& rows, std::size_t count)
{
    WireRows sink(rows.answer, rows.ends);
    const auto begin = std::chrono::steady_clock::now();
    auto isLast = m_cursor->fetchInto(sink, count);
    const bool isQuick = std::chrono::steady_clock::now() - begin <= m_longest;
    m_isCheap = isQuick && rows.answer.bytes().size() <= largestPage;
    if (isLast)
        rows.hasLast = *isLast;
    else
        rows.error = std::move(isLast).error();
    // Rows before other errors are good, but what was read of a changing file may match no state that it ever had.
    if (rows.error && rows.error->failure == EngineFailure::lost)
        rows.ends.clear();
}

ServedResult::Pending ServedResult::cutOff(Pending& rows, std::size_t count)
{
    Pending others;
    const std::size_t head = others.answer.bytes().size();
    const std::size_t end = count == 0 ? head : rows.ends[count - 1];
    others.answer.raw(std::string_view(rows.answer.bytes()).substr(end));
    others.ends.assign(rows.ends.begin() + static_cast<std::ptrdiff_t>(count), rows.ends.end());
    for (std::uint32_t& other : others.ends)
        other -= static_cast<std::uint32_t>(end - head);
    others.hasLast = std::exchange(rows.hasLast, false);
    others.error = std::exchange(rows.error, std::nullopt);
    rows.answer.cut(end);
    rows.ends.resize(count);
    return others;
}

} // namespace querymend
