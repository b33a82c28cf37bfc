#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// A cell as people read it; none is NULL.
using CellText = std::optional<std::string>;
using RowText = std::vector<CellText>;

/// The rows that a statement gave, as text.
struct TableText {
    std::vector<std::string> columns;
    std::vector<RowText> rows;
    bool isAll = true; ///< else there are more, which were not read
};

enum class RowFate : std::uint8_t { onlyHere, onlyThere, changed };

/// A row that is not the same in both tables, cell by cell in the order of TableDifference::columns.
struct RowDifference {
    RowFate fate = RowFate::changed;
    RowText here;                     ///< empty where it is only there
    RowText there;                    ///< empty where it is only here
    std::vector<std::size_t> changed; ///< the cells that differ

    friend bool operator==(const RowDifference&, const RowDifference&) = default;
};

/// How two tables differ in the columns that both have.
struct TableDifference {
    std::vector<std::string> columns; ///< in the order of the first table
    std::vector<std::string> columnsOnlyHere;
    std::vector<std::string> columnsOnlyThere;
    std::optional<std::size_t> key; ///< the column by which changed rows were found, where there is one
    std::vector<RowDifference> rows;
    std::size_t same = 0;      ///< how many rows are in both
    bool isOtherOrder = false; ///< the same rows, one after the other in another way

    [[nodiscard]] std::size_t count(RowFate fate) const;
};

/// Rows are told apart by their values, as often as they come. A row has changed where a column without NULL has each
/// value once in either table, and the same value in both rows; so has the only row of both.
[[nodiscard]] TableDifference tableDifference(const TableText& here, const TableText& there);

} // namespace querymend
