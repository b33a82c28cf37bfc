#pragma once

#include "check/refusals.h"
#include "schema/catalog.h"

namespace querymend {

/// Adds a refusal to the verdict for each restricted object of the database that the text uses: functions, operators
/// and types by name, and the tables and views through which they are reached.
void refuseRestricted(const JudgedText& judged, const Catalog& catalog, GuardVerdict& verdict);

} // namespace querymend
