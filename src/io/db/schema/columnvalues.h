#pragma once

#include "answer/valueindex.h"
#include "db/session/session.h"

#include <chrono>
#include <cstddef>
#include <vector>

namespace querymend {

/// How many values are read to understand questions, and what that may cost.
struct ColumnValueLimits {
    std::size_t rowsPerTable = 50'000;
    std::size_t valuesPerColumn = 5'000; ///< a column with more has none
    std::size_t longestValue = 80;       ///< in bytes
    std::size_t bytes = 32U << 20U;      ///< of all values
    std::chrono::milliseconds perTable{500};
    std::chrono::milliseconds inAll{2'000};
};

/// Reads the distinct values of the text columns of a schema, and those of discounts. They stay on this machine. Tables
/// that queries may not read and foreign tables have none. A table that takes too long has those of its first rows.
[[nodiscard]] std::vector<ColumnValues> readColumnValues(Session& session, const Snapshot& snapshot,
                                                         const ColumnValueLimits& limits = {});

} // namespace querymend
