#pragma once

#include "db/duckdb/duckdbrows.h"
#include "db/duckdb/duckdbstopper.h"
#include "db/session/pagedcursor.h"

#include <chrono>
#include <memory>
#include <utility>
#include <vector>

namespace querymend {

/// Runs the work with a deadline; the error of stopped work says whether it was cancelled or timed out.
template <class Work>
auto workUntil(DuckdbStopper& stopper, std::chrono::steady_clock::time_point deadline, Work work)
{
    stopper.startWork(deadline);
    auto result = work();
    stopper.endWork();
    if (!result && result.error().failure == EngineFailure::cancelled) {
        EngineError error = std::move(result).error();
        if (stopper.stop() == DuckdbStop::timedOut)
            error.failure = EngineFailure::timedOut;
        return decltype(result)(Failure{std::move(error)});
    }
    return result;
}

/// A run whose rows are still to be read.
class DuckdbRun : public OpenRun {
public:
    DuckdbRun(std::shared_ptr<DuckdbStopper> stopper, std::unique_ptr<DuckdbRows> rows)
        : OpenRun([this] { release(); }), m_stopper(std::move(stopper)), m_rows(std::move(rows))
    {}
    DuckdbRun(const DuckdbRun&) = delete;
    DuckdbRun& operator=(const DuckdbRun&) = delete;
    ~DuckdbRun() override { end(); }

    [[nodiscard]] DuckdbRows& rows() { return *m_rows; }
    [[nodiscard]] DuckdbStopper& stopper() { return *m_stopper; }

private:
    void release()
    {
        m_stopper->endRun();
        m_rows.reset();
    }

    std::shared_ptr<DuckdbStopper> m_stopper; ///< shared with cancelling threads
    std::unique_ptr<DuckdbRows> m_rows;
};

/// Reads the rows of a running statement.
class DuckdbCursor : public PagedCursor {
public:
    DuckdbCursor(const std::shared_ptr<DuckdbRun>& run, const Limits& limits);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_columns; }

private:
    [[nodiscard]] Result<std::size_t, EngineError> fill(RowSink& sink, std::size_t rows) override;
    [[nodiscard]] Result<std::size_t, EngineError> read(RowSink& sink, std::size_t rows);
    [[nodiscard]] EngineError goneError() const override;

    DuckdbRun& m_run;
    std::vector<ResultColumn> m_columns;
};

} // namespace querymend
