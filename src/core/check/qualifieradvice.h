#pragma once

#include "check/adviser.h"

namespace querymend {

/// Suggests what a qualifier may have meant that the query does not define: another source, or a table to join.
void adviseOnQualifier(Adviser& adviser, Finding& finding, const ColumnRef& reference);

/// Suggests the source of a column that several have.
void adviseOnAmbiguous(Adviser& adviser, Finding& finding, const ColumnRef& reference, const Resolution& resolution);

} // namespace querymend
