#pragma once

#include "check/finding.h"
#include "db/session/cell.h"

#include <vector>

namespace querymend {

/// Notes on the whole statement from its first rows: that there are none, or that a column is NULL in all of them. The
/// first note is `empty_result` if the result is as good as empty.
[[nodiscard]] std::vector<Finding> notesOnRows(const std::vector<ResultColumn>& columns,
                                               const std::vector<CellRow>& rows);

} // namespace querymend
