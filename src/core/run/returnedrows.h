#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

struct ReturnedColumn {
    std::string name;
    std::string type; ///< as the engine names it; empty if it does not say

    friend bool operator==(const ReturnedColumn&, const ReturnedColumn&) = default;
};

/// What a statement returned, as far as helper roles are shown it: its columns, how many rows, and the first of them.
struct ReturnedRows {
    std::vector<ReturnedColumn> columns;
    std::vector<std::vector<std::optional<std::string>>> rows; ///< values as text, long ones cut; none is NULL
    std::uint64_t count = 0;                                   ///< of all rows, or of those that were counted
    bool hasMore = false;                                      ///< not all were counted
    std::string problem = {};                                  ///< why it could not be read; empty if it could

    friend bool operator==(const ReturnedRows&, const ReturnedRows&) = default;
};

/// How many rows are shown of a result, and how many characters of a value.
inline constexpr std::uint32_t mostReturnedRows = 10;
inline constexpr std::size_t mostOfReturnedValue = 120;

} // namespace querymend
