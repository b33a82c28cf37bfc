#include "db/session/session.h"

#include "db/session/rowsink.h"

#include <utility>

namespace querymend {

Result<Page, EngineError> Cursor::fetch(std::size_t rows)
{
    Page page;
    CellSink sink(columns().size(), [&page](CellRow& row) { page.rows.push_back(std::move(row)); });
    auto isLast = fetchInto(sink, rows);
    if (!isLast)
        return Failure{std::move(isLast).error()};
    page.isLast = *isLast;
    return page;
}

} // namespace querymend
