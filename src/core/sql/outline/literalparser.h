#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads INTERVAL '1' DAY TO SECOND, INTERVAL '1 day' or INTERVAL a + 1 DAY; MySQL's INTERVAL(…) is a function.
bool parseInterval(ParseContext& in);
/// Reads DATE '2025-01-31', TIMESTAMP WITH TIME ZONE '…' or, where the dialect allows it, any type before a string.
bool parseTypedLiteral(ParseContext& in);
/// Reads `{'a': 1, b: 2}`, or ODBC's `{d '2025-01-31'}` and `{fn now()}`.
void parseStruct(ParseContext& in);
/// Reads `[1, 2]` or `[x + 1 FOR x IN list IF x > 0]`.
void parseList(ParseContext& in);
/// Reads DuckDB's `x -> x + 1`, `(x, y) -> x + y` or `lambda x, y: x + y`, but not the JSON operator of `a -> 'key'`.
bool parseLambda(ParseContext& in);

} // namespace querymend
