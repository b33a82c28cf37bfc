#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads DuckDB's PIVOT t ON a USING sum(b) GROUP BY c or UNPIVOT t ON a, b INTO NAME n VALUE v, which are queries.
ScopeId parsePivotTerm(ParseContext& in, SourceWindow parentWindow);
/// Reads PIVOT (sum(a) AS s FOR b IN (1 AS one, 2)), whose columns cannot be known from the text alone.
bool parsePivot(ParseContext& in, Source& source);
bool parseUnpivot(ParseContext& in, Source& source);

} // namespace querymend
