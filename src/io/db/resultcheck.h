#pragma once

#include "check/finding.h"
#include "db/cell.h"

#include <vector>

namespace querymend {

/// What the first rows of a result tell: that there are none, or that a column is NULL in all of them. Notes on the
/// whole statement, the first of which is `empty_result` where the result as good as has no rows.
[[nodiscard]] std::vector<Finding> notesOnRows(const std::vector<ResultColumn>& columns,
                                               const std::vector<CellRow>& rows);

} // namespace querymend
