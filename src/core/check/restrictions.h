#pragma once

#include "check/refusals.h"
#include "schema/catalog.h"

namespace querymend {

/// Adds to a verdict what the text uses of the database that does more than read: functions, operators and types by
/// name, and tables and views through which such are reached.
void refuseRestricted(const JudgedText& judged, const Catalog& catalog, GuardVerdict& verdict);

} // namespace querymend
