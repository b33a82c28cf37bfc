#pragma once

#include "db/duckdb/duckdbrows.h"
#include "db/duckdb/duckdbstopper.h"
#include "db/openrun.h"
#include "db/session.h"

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

/// Reads the rows of a running statement in pages.
class DuckdbCursor : public Cursor {
public:
    DuckdbCursor(std::shared_ptr<DuckdbRun> run, Limits limits);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_columns; }
    [[nodiscard]] Result<Page, EngineError> fetch(std::size_t rows) override;

private:
    [[nodiscard]] Result<Page, EngineError> read(std::size_t rows);

    std::shared_ptr<DuckdbRun> m_run; ///< watched by the session, which ends it before the next statement
    Limits m_limits;
    std::vector<ResultColumn> m_columns;
    bool m_isAtEnd = false;
};

} // namespace querymend
