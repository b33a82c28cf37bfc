#pragma once

#include "check/refusals.h"
#include "check/rowshape.h"
#include "schema/catalog.h"

namespace querymend {

/// Whether a statement may read from this source where queries may use some tables only. Only for
/// sources that `isRealTable`.
[[nodiscard]] bool isWithinLimit(const Source& source, const RowShapes& shapes, const Outline& outline,
                                 const Dialect& dialect);

/// Where queries may use some tables only, adds a refusal for each use of what could tell of the others: functions and
/// types that take a table's name or number, lists of tables, and types that may be tables. A text that cannot be read
/// completely is not admitted. What a statement reads from is not looked at.
void refuseBeyondLimit(const JudgedText& judged, const Catalog& catalog, GuardVerdict& verdict);

} // namespace querymend
