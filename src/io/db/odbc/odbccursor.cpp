#include "db/odbc/odbccursor.h"

#include "db/session/celltext.h"

#include <utility>

namespace querymend {

OdbcCursor::OdbcCursor(OdbcLink& link, std::shared_ptr<OpenRun> transaction, const Limits& limits,
                       std::unique_ptr<OdbcRows> rows)
    : PagedCursor(std::move(transaction), limits), m_link(link), m_rows(std::move(rows))
{}

Result<void, EngineError> OdbcCursor::fill(Page& page, std::size_t rows)
{
    m_link.restartClock(limits());
    while (page.rows.size() < rows) {
        auto row = m_rows->next(bytesLeft());
        if (!row)
            return Failure{std::move(row).error()};
        if (!row->has_value())
            break;
        if (!takeBytes(rowBytes(**row)))
            return Failure{rowsTooLarge()};
        page.rows.push_back(std::move(**row));
    }
    return {};
}

} // namespace querymend
