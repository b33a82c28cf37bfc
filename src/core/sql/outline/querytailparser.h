#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads what may follow a whole query: ORDER BY, the row limit, locks. Names in it are looked up in the query's output
/// columns too.
void parseQueryTail(ParseContext& in, ScopeId body);
/// Reads ORDER BY; false if it is not here.
bool parseOrderBy(ParseContext& in);
/// Reads what follows ORDER BY.
void parseOrderByList(ParseContext& in);
/// Reads INTO and its targets.
void parseInto(ParseContext& in);

} // namespace querymend
