#pragma once

#include "database/guardedstatement.h"
#include "db/session/sessionthread.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Rows as stored, encoded by WireRows, so that any row can be read without the others.
struct PackedRows {
    std::shared_ptr<const std::string> bytes;
    std::vector<std::uint32_t> ends; ///< end offset of each row, in bytes
    std::size_t first = 0;           ///< index of the first row in the result

    [[nodiscard]] std::size_t rows() const { return ends.size(); }
};

/// How a run ended.
enum class QueryEnd : std::uint8_t {
    complete, ///< there are no more rows
    failed,
    refused,   ///< by the guard or by the engine's fence
    cancelled, ///< by the user
    replaced,  ///< another statement replaced it, so its remaining rows are not read
    closed,    ///< the connection was closed
};

/// A statement that the user runs: passes it through the guard to the engine, and fetches its rows in pages on request.
/// Unread rows stay open on the session's thread.
class QueryRun : public QObject {
    Q_OBJECT

public:
    /// The thread may be destroyed first.
    QueryRun(SessionThread& thread, GuardedStatement statement, QObject* parent = nullptr);
    ~QueryRun() override;

    /// Runs it and fetches the first rows.
    void start();
    /// Fetches at most this many rows, fewer if they are large or slow. Does nothing during another request.
    void fetch(std::size_t rows) { fetchFrom(m_next, rows); }
    /// The same, starting at row `first`; needs rows that were counted.
    void fetchFrom(std::size_t first, std::size_t rows);
    /// Asks the engine for the number of rows. If it can tell, any of them can be fetched, and the caller calls
    /// finish() once it has all.
    void count();
    void finish() { end(QueryEnd::complete, {}); }
    /// Ends it immediately; the engine is stopped in the background.
    void cancel();
    /// Ends it, because another statement will replace it.
    void supersede();

    [[nodiscard]] bool isFetching() const { return !m_asked.isNone(); }
    [[nodiscard]] bool isEnded() const { return m_isEnded; }
    /// Total time since the start that the user spent waiting for the engine.
    [[nodiscard]] std::chrono::milliseconds timeTaken() const;

    static constexpr std::size_t pageRows = 500;

Q_SIGNALS:
    void columnsKnown(const std::vector<querymend::ResultColumn>& columns);
    void fetched(const querymend::PackedRows& rows);
    /// None if rows can only be read in sequence.
    void counted(std::optional<std::size_t> rows);
    /// The error is empty for `complete` and `closed`.
    void ended(querymend::QueryEnd how, const querymend::EngineError& error);

private:
    struct Opened {
        std::vector<ResultColumn> columns;
        std::uint64_t statement = 0;
    };
    struct Pace;
    struct Fetched;

    struct Wanted {
        std::uint64_t statement = 0;
        std::size_t first = 0;
        std::size_t rows = 0;
        bool isCounted = false;
    };

    [[nodiscard]] static Result<Fetched, EngineError> fetchPacked(OpenRows& open, const Wanted& wanted, Pace& pace);
    void take(const Fetched& fetched);
    void fail(const EngineError& error);
    void end(QueryEnd how, const EngineError& error);
    void stopAsking();
    void stopClock();
    void closeRows();

    QPointer<SessionThread> m_thread;
    GuardedStatement m_statement;
    std::shared_ptr<Pace> m_pace; ///< used on the session's thread only, during requests
    std::uint64_t m_opened = 0;
    AskId m_asked;
    std::size_t m_next = 0; ///< the row after the last one received
    bool m_isCounted = false;
    bool m_isEnded = false;
    QElapsedTimer m_clock;
    std::chrono::milliseconds m_waited{0};
};

} // namespace querymend
