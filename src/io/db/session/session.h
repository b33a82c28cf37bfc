#pragma once

#include "base/result.h"
#include "db/plans/plan.h"
#include "db/session/cell.h"
#include "db/session/databasewarning.h"
#include "db/session/engineerror.h"
#include "dialect/dialect.h"
#include "schema/snapshot.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What one statement may use before it is stopped.
struct Limits {
    std::chrono::milliseconds time{5000};
    std::uint64_t bytes = 64U << 20U; ///< per fetch
};

/// How much of a schema is read: with many tables, the names are available long before the columns.
enum class SchemaDepth : std::uint8_t { names, columns };

/// Which parts of a schema are read.
struct SchemaRequest {
    SchemaDepth depth = SchemaDepth::columns;
    std::vector<std::string> schemas; ///< only these; all if empty
    std::vector<std::string> allowed; ///< objects that the user allows, whatever they do
    Limits limits{std::chrono::minutes(1), 256U << 20U};
};

class RowSink;

/// Consecutive rows of a result.
struct Page {
    std::vector<CellRow> rows;
    bool isLast = false;
};

/// A result that is read forward in pages. It ends with its session, which has only one open at a time.
class Cursor {
public:
    Cursor() = default;
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;
    virtual ~Cursor() = default;

    [[nodiscard]] virtual const std::vector<ResultColumn>& columns() const = 0;
    /// Returns the next rows: this many, or fewer if they are the last.
    [[nodiscard]] Result<Page, EngineError> fetch(std::size_t rows);
    /// The same, without a page; returns whether they are the last. If it fails, the sink has some of the rows.
    [[nodiscard]] virtual Result<bool, EngineError> fetchInto(RowSink& sink, std::size_t rows) = 0;

    /// Returns the total number of rows if the engine can count them much faster than return them and seek to any;
    /// nothing if not. After a count, all rows are read as of that moment.
    [[nodiscard]] virtual Result<std::optional<std::uint64_t>, EngineError> countRows()
    {
        return std::optional<std::uint64_t>();
    }
    /// Makes the next fetch begin at this row, counted from 0. Only after the rows were counted.
    [[nodiscard]] virtual Result<void, EngineError> seek(std::uint64_t /*row*/)
    {
        return failed(EngineFailure::refused, "these rows can only be read forwards");
    }
};

/// Stops what a session is doing. Safe to call from any thread, even after the session is gone.
class Canceller {
public:
    Canceller() = default;
    Canceller(const Canceller&) = delete;
    Canceller& operator=(const Canceller&) = delete;
    virtual ~Canceller() = default;

    virtual void cancel() = 0;
};

/// A read-only connection. It belongs to the thread that opened it; only values leave that thread.
class Session {
public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    /// Reflects the server's settings that change how statements are read.
    [[nodiscard]] virtual const Dialect& dialect() const = 0;
    /// What the user should know about it, such as rights that a login for queries should not have.
    [[nodiscard]] virtual const DatabaseWarnings& warnings() const = 0;
    /// Shared, because either of the two threads may end first.
    [[nodiscard]] virtual std::shared_ptr<Canceller> canceller() = 0;
    /// Whether its connection was given up, for the reason that the failed statement reported. A new session is needed.
    [[nodiscard]] virtual bool isOver() const { return false; }

    /// Runs only the engine's parser. Nothing is planned or run.
    [[nodiscard]] virtual Result<void, EngineError> prepare(std::string_view statement) = 0;
    [[nodiscard]] virtual Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement,
                                                                           const Limits& limits) = 0;
    /// Takes a handful of catalog queries. With names alone, nothing is known of any table's columns.
    [[nodiscard]] virtual Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) = 0;
};

} // namespace querymend
