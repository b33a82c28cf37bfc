#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// A cell as it is displayed; none is NULL.
using CellText = std::optional<std::string>;
using RowText = std::vector<CellText>;

/// A statement's result as text.
struct TableText {
    std::vector<std::string> columns;
    std::vector<RowText> rows;
    bool isAll = true; ///< false if there are more rows that were not read
};

enum class RowChange : std::uint8_t { onlyHere, onlyThere, changed };

/// A row that differs between the tables; cells are in the order of TableDifference::columns.
struct RowDifference {
    RowChange change = RowChange::changed;
    RowText here;                     ///< empty if the row is only there
    RowText there;                    ///< empty if the row is only here
    std::vector<std::size_t> changed; ///< indices of the cells that differ

    friend bool operator==(const RowDifference&, const RowDifference&) = default;
};

/// How two tables differ in the columns that both have.
struct TableDifference {
    std::vector<std::string> columns; ///< in the order of the first table
    std::vector<std::string> columnsOnlyHere;
    std::vector<std::string> columnsOnlyThere;
    std::optional<std::size_t> key; ///< the column that paired changed rows, if any
    std::vector<RowDifference> rows;
    std::size_t same = 0;      ///< number of rows in both
    bool isOtherOrder = false; ///< the same rows, in a different order

    [[nodiscard]] std::size_t count(RowChange change) const;
};

/// Compares rows by value, counting duplicates. Two rows are paired as changed if they agree in a column whose values
/// are unique and not NULL in either table, or if they are the only rows.
[[nodiscard]] TableDifference tableDifference(const TableText& here, const TableText& there);

} // namespace querymend
