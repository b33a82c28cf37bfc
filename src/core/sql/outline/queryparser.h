#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

[[nodiscard]] bool startsQuery(const ParseContext& in, TokenCursor::Position position);
/// `((SELECT 1) UNION …)` is a query, `((SELECT 1) + 2)` an expression: what follows the inner parenthesis decides.
[[nodiscard]] bool parenthesisHoldsQuery(const ParseContext& in, TokenCursor::Position open);

/// Reads a whole query with its WITH list, set operations, ORDER BY and row limit, and returns the scope of its
/// columns.
ScopeId parseQuery(ParseContext& in, Clause inside, SourceWindow parentWindow);
/// Reads VALUES (1, 2), ROW (3, 4).
ScopeId parseValuesTerm(ParseContext& in, SourceWindow parentWindow);

} // namespace querymend
