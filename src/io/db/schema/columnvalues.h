#pragma once

#include "answer/valueindex.h"
#include "db/session/session.h"

#include <chrono>
#include <cstddef>
#include <functional>
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

/// Learns of the progress, again and again. Once it returns false, the reading ends with the values of whole tables.
using ValuesWatch = std::function<bool(const ValuesProgress&)>;

/// Reads the distinct values of the text columns of a schema, and those of discounts. They stay on this machine. Tables
/// that queries may not read and foreign tables have none; of the others, it is what could be read in time.
[[nodiscard]] std::vector<ColumnValues> readColumnValues(Session& session, const Snapshot& snapshot,
                                                         const ColumnValueLimits& limits = {},
                                                         const ValuesWatch& watch = {});

} // namespace querymend
