#include "db/postgres/postgrescursor.h"

#include "db/postgres/postgresvalues.h"

#include <algorithm>
#include <string>
#include <utility>

namespace querymend {

PostgresCursor::PostgresCursor(PostgresLink& link, std::shared_ptr<OpenRun> transaction, const Limits& limits,
                               std::vector<ResultColumn> columns)
    : PagedCursor(std::move(transaction), limits), m_link(link), m_columns(std::move(columns))
{}

/// Fetches in batches, because the server collects all rows of a FETCH before it sends the first one.
Result<std::size_t, EngineError> PostgresCursor::fill(RowSink& sink, std::size_t rows)
{
    m_link.restartClock(limits());
    std::size_t read = 0;
    while (read < rows) {
        const std::size_t asked = std::min(rows - read, m_pace.rows());
        const std::size_t readBefore = read;
        const std::uint64_t leftBefore = bytesLeft();
        bool fits = true;
        const auto take = [&](const PGresult& result) {
            fits = takeBytes(postgresRowBytes(result, 0));
            if (fits) {
                sink.row(postgresRow(result, 0));
                ++read;
            }
            return fits;
        };
        if (auto done = m_link.stream("FETCH FORWARD " + std::to_string(asked) + " FROM querymend", take); !done)
            return Failure{std::move(done).error()};
        if (!fits)
            return Failure{rowsTooLarge()};
        const std::size_t given = read - readBefore;
        m_pace.learn(given, leftBefore - bytesLeft());
        if (given < asked)
            break;
    }
    return read;
}

} // namespace querymend
