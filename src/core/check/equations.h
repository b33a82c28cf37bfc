#pragma once

#include "check/faultsight.h"

#include <vector>

namespace querymend {

/// `a.x = b.y` between columns of two sources, in a join's condition or in WHERE. A column that is not one of a table
/// has no ColumnId.
struct Equation {
    ColumnRefId left;
    ColumnRefId right;
    ColumnId leftColumn;
    ColumnId rightColumn;

    [[nodiscard]] bool isBetweenTables() const { return !leftColumn.isNone() && !rightColumn.isNone(); }
};

/// At most a few hundred, in the order of the text.
[[nodiscard]] std::vector<Equation> equationsIn(FaultSight& sight);

} // namespace querymend
