#pragma once

#include "db/session/session.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What an agent may get of a result.
struct RowLimits {
    std::size_t rows = 200;
    std::size_t bytes = 44'000;              ///< of all rows, as they are written in the reply
    std::chrono::milliseconds counting{500}; ///< for finding out how many more there are
};

/// The rows for an agent, each as a JSON array on one line.
struct AgentRows {
    std::vector<ResultColumn> columns;
    std::vector<std::string> lines;
    bool isTruncated = false;
    std::optional<std::uint64_t> total; ///< none if it would take long to know
};

/// Reads rows, and returns the first few for the notes on them. Reads no more at a time than it needs, cuts long cells
/// and says how long they were.
[[nodiscard]] Result<std::vector<CellRow>, EngineError> readRows(Cursor& cursor, const RowLimits& limits,
                                                                 AgentRows& rows);

/// One row as a JSON array; cells longer than `mostOfCell` bytes are cut.
[[nodiscard]] std::string rowLine(const CellRow& row, std::size_t mostOfCell);

} // namespace querymend
