#pragma once

#include "base/result.h"
#include "db/duckdb/duckdbstatement.h"
#include "db/duckdb/duckdbtype.h"
#include "db/session/cell.h"
#include "db/session/rowsink.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

struct DuckdbColumn {
    std::string name;
    DuckdbType type;
};

/// The rows of a running statement, read forward; DuckDB holds only a few chunks of them at a time.
class DuckdbRows {
public:
    [[nodiscard]] static Result<std::unique_ptr<DuckdbRows>, EngineError> run(
        std::shared_ptr<const DuckdbStatement> statement);
    DuckdbRows(const DuckdbRows&) = delete;
    DuckdbRows& operator=(const DuckdbRows&) = delete;
    ~DuckdbRows();

    [[nodiscard]] const std::vector<DuckdbColumn>& columns() const { return m_columns; }
    /// False for a statement without a result set, such as an INSERT.
    [[nodiscard]] bool hasRows() const;
    /// Returns how many rows such a statement changed.
    [[nodiscard]] std::uint64_t changed();

    /// Steps to the next row; false if there is none.
    [[nodiscard]] Result<bool, EngineError> next();
    [[nodiscard]] CellRow row() const;
    /// Puts that row's cells into the sink, not its end, and returns its size as counted against byte limits.
    std::uint64_t put(RowSink& sink) const;

private:
    explicit DuckdbRows(std::shared_ptr<const DuckdbStatement> statement) : m_statement(std::move(statement)) {}

    [[nodiscard]] const duckdbapi::Api& api() const { return m_statement->api(); }

    void readColumns();
    [[nodiscard]] Result<bool, EngineError> nextChunk();
    void dropChunk();

    std::shared_ptr<const DuckdbStatement> m_statement; ///< shared with callers that run it again
    duckdbapi::RawResult m_result{};
    std::vector<DuckdbColumn> m_columns;
    duckdbapi::Chunk m_chunk = nullptr;
    std::vector<duckdbapi::Vector> m_vectors;
    duckdbapi::Index m_size = 0;
    duckdbapi::Index m_next = 0;
};

} // namespace querymend
