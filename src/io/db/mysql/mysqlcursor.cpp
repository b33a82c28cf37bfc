#include "db/mysql/mysqlcursor.h"

namespace querymend {

MysqlCursor::MysqlCursor(MysqlLink& link, const std::shared_ptr<MysqlRun>& run, const Limits& limits)
    : PagedCursor(run, limits), m_link(link), m_run(*run), m_row(m_run.statement().handle())
{}

Result<std::size_t, EngineError> MysqlCursor::fill(RowSink& sink, std::size_t rows)
{
    m_link.restartClock(limits());
    std::size_t read = 0;
    for (; read < rows; ++read) {
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
        sink.row(m_row.read());
    }
    return read;
}

} // namespace querymend
