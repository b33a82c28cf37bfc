#pragma once

#include "check/refusals.h"
#include "schema/catalog.h"

namespace querymend {

/// Where queries may use some tables only, adds a refusal for each use of what could tell of the others: functions and
/// types that take a table's name or number, lists of tables, and types that may be tables. Which tables a statement
/// reads is checked with its other names (`references.h`); a text that cannot be read completely is not admitted.
void refuseBeyondLimit(const JudgedText& judged, const Catalog& catalog, GuardVerdict& verdict);

} // namespace querymend
