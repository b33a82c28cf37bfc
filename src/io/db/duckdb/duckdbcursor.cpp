#include "db/duckdb/duckdbcursor.h"

namespace querymend {

DuckdbCursor::DuckdbCursor(const std::shared_ptr<DuckdbRun>& run, const Limits& limits)
    : PagedCursor(run, limits), m_run(*run)
{
    for (const DuckdbColumn& column : m_run.rows().columns())
        m_columns.push_back({column.name, column.type.name});
}

Result<std::size_t, EngineError> DuckdbCursor::fill(RowSink& sink, std::size_t rows)
{
    if (m_run.stopper().stop() == DuckdbStop::cancelled)
        return failed(EngineFailure::cancelled, "cancelled");
    const auto deadline = std::chrono::steady_clock::now() + limits().time;
    return workUntil(m_run.stopper(), deadline, [&] { return read(sink, rows); });
}

Result<std::size_t, EngineError> DuckdbCursor::read(RowSink& sink, std::size_t rows)
{
    std::size_t count = 0;
    for (; count < rows; ++count) {
        const auto more = m_run.rows().next();
        if (!more)
            return Failure{more.error()};
        if (!*more)
            break;
        if (!takeBytes(m_run.rows().put(sink)))
            return Failure{rowsTooLarge()};
        sink.endRow();
    }
    return count;
}

EngineError DuckdbCursor::goneError() const
{
    return {EngineFailure::cancelled, "the result is no longer available: it failed or was replaced by another"};
}

} // namespace querymend
