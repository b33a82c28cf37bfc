#include "db/mysql/mysqlcursor.h"

namespace querymend {

MysqlCursor::MysqlCursor(MysqlLink& link, const std::shared_ptr<MysqlRun>& run, const Limits& limits)
    : PagedCursor(run, limits), m_link(link), m_run(*run), m_row(m_run.statement().handle())
{}

Result<void, EngineError> MysqlCursor::fill(Page& page, std::size_t rows)
{
    m_link.restartClock(limits());
    while (page.rows.size() < rows) {
        if (m_link.isCancelled())
            return failed(EngineFailure::cancelled, "cancelled");
        if (m_link.isOverdue())
            return failed(EngineFailure::timedOut, "the rows took longer than the limit");
        const auto fetched = m_run.statement().fetch();
        if (!fetched)
            return Failure{fetched.error()};
        if (*fetched == MysqlFetched::end)
            break;
        if (!takeBytes(m_row.bytes()))
            return Failure{rowsTooLarge()};
        page.rows.push_back(m_row.read());
    }
    return {};
}

} // namespace querymend
