#pragma once

#include "db/sessionthread.h"

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

class SchemaView;

/// Rows as they are kept: each a page of one row as `write` of db/host/wirevalues.h writes it, so that any one of them
/// can be read without the others.
struct PackedRows {
    std::shared_ptr<const std::string> bytes;
    std::vector<std::uint32_t> ends; ///< of each row, in bytes
    std::size_t first = 0;           ///< the number of the first of them in the result

    [[nodiscard]] std::size_t rows() const { return ends.size(); }
};

/// How a run ended.
enum class QueryEnd : std::uint8_t {
    complete, ///< there are no more rows
    failed,
    refused,   ///< the guard, or the engine's fence, did not let it through
    cancelled, ///< by a person
    replaced,  ///< another statement took its place, so the rows that were left are not read
    closed,    ///< the connection was closed
};

/// One statement that a person runs: the guard, the engine, and its rows in pages as they are asked for. The rows that
/// are left stay open on the session's thread.
class QueryRun : public QObject {
    Q_OBJECT

public:
    /// The schema may be null. The thread may end first.
    QueryRun(SessionThread& thread, std::string statement, std::shared_ptr<const SchemaView> schema,
             QObject* parent = nullptr);
    ~QueryRun() override;

    /// Runs it and fetches the first rows.
    void start();
    /// At most so many rows, fewer where they are large or slow. Nothing happens while others are on their way.
    void fetch(std::size_t rows) { fetchFrom(m_next, rows); }
    /// The same from that row on, once they were counted.
    void fetchFrom(std::size_t first, std::size_t rows);
    /// Asks the engine how many there are. If it can tell, any of them can be fetched, and whoever asked says when it
    /// has all.
    void count();
    void finish() { end(QueryEnd::complete, {}); }
    /// Ends it now; the engine is stopped meanwhile.
    void cancel();
    /// Ends it, because another statement will take its place.
    void giveWay();

    [[nodiscard]] bool isFetching() const { return !m_asked.isNone(); }
    [[nodiscard]] bool isEnded() const { return m_isEnded; }
    /// Since it was started, in all that a person waited for.
    [[nodiscard]] std::chrono::milliseconds timeTaken() const;

    static constexpr std::size_t pageRows = 500;

Q_SIGNALS:
    void columnsKnown(const std::vector<querymend::ResultColumn>& columns);
    void fetched(const querymend::PackedRows& rows);
    /// Nothing where rows can only be read one after the other.
    void counted(std::optional<std::size_t> rows);
    /// The error says nothing where it is complete.
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
    std::string m_statement;
    std::shared_ptr<const SchemaView> m_schema; ///< as it was when this was made, also for the session's thread
    std::shared_ptr<Pace> m_pace;               ///< of the session's thread, for as long as something is asked of it
    std::uint64_t m_opened = 0;
    AskId m_asked;
    std::size_t m_next = 0; ///< the row behind those that came last
    bool m_isCounted = false;
    bool m_isEnded = false;
    QElapsedTimer m_clock;
    std::chrono::milliseconds m_waited{0};
};

} // namespace querymend
