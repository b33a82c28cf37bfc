#include "db/mysql/mysqlcursor.h"

#include <utility>

namespace querymend {

namespace {} // namespace

MysqlCursor::MysqlCursor(MysqlLink& link, std::shared_ptr<MysqlRun> run, const Limits& limits)
    : m_link(link), m_run(std::move(run)), m_limits(limits), m_row(m_run->statement().handle())
{}

Result<Page, EngineError> MysqlCursor::fetch(std::size_t rows)
{
    if (m_isAtEnd || rows == 0) {
        Page page;
        page.isLast = m_isAtEnd;
        return page;
    }
    if (!m_run->isOpen())
        return Failure{supersededError()};
    m_link.restartClock(m_limits);
    auto page = read(rows);
    m_isAtEnd = page && page->isLast;
    if (!page || m_isAtEnd)
        m_run->end();
    return page;
}

Result<Page, EngineError> MysqlCursor::read(std::size_t rows)
{
    Page page;
    std::uint64_t bytes = 0;
    while (page.rows.size() < rows) {
        if (m_link.isCancelled())
            return failed(EngineFailure::cancelled, "cancelled");
        if (m_link.isOverdue())
            return failed(EngineFailure::timedOut, "the rows took longer than the limit");
        const auto fetched = m_run->statement().fetch();
        if (!fetched)
            return Failure{fetched.error()};
        if (*fetched == MysqlFetched::end) {
            page.isLast = true;
            return page;
        }
        bytes += m_row.bytes();
        if (bytes > m_limits.bytes)
            return failed(EngineFailure::tooLarge, "the rows are larger than the limit");
        page.rows.push_back(m_row.read());
    }
    return page;
}

} // namespace querymend
