#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads a SELECT block, or DuckDB's FROM … SELECT, and returns its scope.
ScopeId parseSelect(ParseContext& in, SourceWindow parentWindow);
/// Reads TABLE t, which is SELECT * FROM t.
ScopeId parseTableTerm(ParseContext& in, SourceWindow parentWindow);
/// Reads GROUP BY if it is here.
void parseGroupBy(ParseContext& in);

} // namespace querymend
