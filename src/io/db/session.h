#pragma once

#include "base/result.h"
#include "db/cell.h"
#include "db/databasewarning.h"
#include "db/engineerror.h"
#include "db/plan.h"
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
    std::uint64_t bytes = 64U << 20U; ///< of one fetch
};

/// How much of a schema is read: for many tables the names are there long before the columns.
enum class SchemaDepth : std::uint8_t { names, columns };

/// What of a schema is read.
struct SchemaRequest {
    SchemaDepth depth = SchemaDepth::columns;
    std::vector<std::string> schemas; ///< only these; all where it is empty
    std::vector<std::string> allowed; ///< names of objects that a person allows, whatever they do
    Limits limits{std::chrono::minutes(1), 256U << 20U};
};

/// Some rows of a result.
struct Page {
    std::vector<CellRow> rows;
    bool isLast = false;
};

/// A result that is read forward in pages. It ends with its session; one at a time is open.
class Cursor {
public:
    Cursor() = default;
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;
    virtual ~Cursor() = default;

    [[nodiscard]] virtual const std::vector<ResultColumn>& columns() const = 0;
    [[nodiscard]] virtual Result<Page, EngineError> fetch(std::size_t rows) = 0;

    /// How many rows there are in all, where the engine counts them much faster than it gives them, and can go to any
    /// of them; nothing where it cannot. From then on all is read as it was at that time.
    [[nodiscard]] virtual Result<std::optional<std::uint64_t>, EngineError> countRows()
    {
        return std::optional<std::uint64_t>();
    }
    /// What is fetched next begins at this row, counted from 0. Only where the rows were counted.
    [[nodiscard]] virtual Result<std::monostate, EngineError> seek(std::uint64_t /*row*/)
    {
        return Failure{EngineError{EngineFailure::refused, "these rows are only read forward", {}, {}, {}}};
    }
};

/// Stops what a session is doing. Safe to call from any thread, and after the session is gone.
class Canceller {
public:
    Canceller() = default;
    Canceller(const Canceller&) = delete;
    Canceller& operator=(const Canceller&) = delete;
    virtual ~Canceller() = default;

    virtual void cancel() = 0;
};

/// A connection that can only read. It belongs to the thread that opened it; only values leave it.
class Session {
public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    /// With the settings of the server that change how statements are read.
    [[nodiscard]] virtual const Dialect& dialect() const = 0;
    /// What somebody should know of it, such as rights that a login for questions should not have.
    [[nodiscard]] virtual const DatabaseWarnings& warnings() const = 0;
    /// Shared, because it must outlive whoever of the two threads ends first.
    [[nodiscard]] virtual std::shared_ptr<Canceller> canceller() = 0;
    /// Its connection was given up, for a reason that the failed statement was told. Another session must take over.
    [[nodiscard]] virtual bool isOver() const { return false; }

    /// Only asks the engine's own parser. Nothing is planned or run.
    [[nodiscard]] virtual Result<std::monostate, EngineError> prepare(std::string_view statement) = 0;
    [[nodiscard]] virtual Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement,
                                                                           const Limits& limits) = 0;
    /// By a handful of questions to the catalog. With names alone, nothing is known of any table's columns.
    [[nodiscard]] virtual Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) = 0;
};

} // namespace querymend
