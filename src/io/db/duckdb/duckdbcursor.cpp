#include "db/duckdb/duckdbcursor.h"

#include "db/session/celltext.h"

#include <utility>

namespace querymend {

DuckdbCursor::DuckdbCursor(const std::shared_ptr<DuckdbRun>& run, const Limits& limits)
    : PagedCursor(run, limits), m_run(*run)
{
    for (const DuckdbColumn& column : m_run.rows().columns())
        m_columns.push_back({column.name, column.type.name});
}

Result<void, EngineError> DuckdbCursor::fill(Page& page, std::size_t rows)
{
    if (m_run.stopper().stop() == DuckdbStop::cancelled)
        return failed(EngineFailure::cancelled, "cancelled");
    const auto deadline = std::chrono::steady_clock::now() + limits().time;
    return workUntil(m_run.stopper(), deadline, [&] { return read(page, rows); });
}

Result<void, EngineError> DuckdbCursor::read(Page& page, std::size_t rows)
{
    while (page.rows.size() < rows) {
        const auto more = m_run.rows().next();
        if (!more)
            return Failure{more.error()};
        if (!*more)
            break;
        CellRow row = m_run.rows().row();
        if (!takeBytes(rowBytes(row)))
            return Failure{rowsTooLarge()};
        page.rows.push_back(std::move(row));
    }
    return {};
}

EngineError DuckdbCursor::goneError() const
{
    return {EngineFailure::cancelled, "the result is no longer available: it failed or was replaced by another"};
}

} // namespace querymend
