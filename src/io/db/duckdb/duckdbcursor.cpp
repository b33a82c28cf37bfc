#include "db/duckdb/duckdbcursor.h"

#include "db/celltext.h"

#include <utility>

namespace querymend {

namespace {} // namespace

DuckdbCursor::DuckdbCursor(std::shared_ptr<DuckdbRun> run, Limits limits) : m_run(std::move(run)), m_limits(limits)
{
    for (const DuckdbColumn& column : m_run->rows().columns())
        m_columns.push_back({column.name, column.type.name});
}

Result<Page, EngineError> DuckdbCursor::fetch(std::size_t rows)
{
    if (m_isAtEnd) {
        Page page;
        page.isLast = true;
        return page;
    }
    if (!m_run->isOpen())
        return failed(EngineFailure::cancelled,
                      "the result is no longer available: it failed or was replaced by another");
    if (m_run->stopper().stop() == DuckdbStop::cancelled) {
        m_run->end();
        return failed(EngineFailure::cancelled, "cancelled");
    }
    auto page =
        workUntil(m_run->stopper(), std::chrono::steady_clock::now() + m_limits.time, [&] { return read(rows); });
    m_isAtEnd = page && page->isLast;
    if (!page || m_isAtEnd)
        m_run->end();
    return page;
}

Result<Page, EngineError> DuckdbCursor::read(std::size_t rows)
{
    Page page;
    std::uint64_t bytes = 0;
    while (page.rows.size() < rows) {
        const auto more = m_run->rows().next();
        if (!more)
            return Failure{more.error()};
        if (!*more) {
            page.isLast = true;
            return page;
        }
        CellRow row = m_run->rows().row();
        for (const Cell& cell : row)
            bytes += cellBytes(cell);
        if (bytes > m_limits.bytes)
            return failed(EngineFailure::tooLarge, "the rows are larger than the limit");
        page.rows.push_back(std::move(row));
    }
    return page;
}

} // namespace querymend
