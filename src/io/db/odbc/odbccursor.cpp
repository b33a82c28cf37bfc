#include "db/odbc/odbccursor.h"

#include "db/session/celltext.h"

#include <utility>

namespace querymend {

OdbcCursor::OdbcCursor(OdbcLink& link, std::shared_ptr<OpenRun> transaction, const Limits& limits,
                       std::unique_ptr<OdbcRows> rows)
    : PagedCursor(std::move(transaction), limits), m_link(link), m_rows(std::move(rows))
{}

Result<std::size_t, EngineError> OdbcCursor::fill(RowSink& sink, std::size_t rows)
{
    m_link.restartClock(limits());
    std::size_t read = 0;
    for (; read < rows; ++read) {
        auto row = m_rows->next(bytesLeft());
        if (!row)
            return Failure{std::move(row).error()};
        if (!row->has_value())
            break;
        if (!takeBytes(rowBytes(**row)))
            return Failure{rowsTooLarge()};
        sink.row(std::move(*row.value()));
    }
    return read;
}

} // namespace querymend
