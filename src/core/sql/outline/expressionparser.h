#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads operands and the operators between them, without precedence: no tree is needed. False if none begins here.
bool parseExpression(ParseContext& in);
/// Reads whatever signs and words come before an operand.
void parsePrefixOperators(ParseContext& in);
/// Reads an expression; a problem if none begins here.
void requireExpression(ParseContext& in);
/// Reads expressions with commas between them.
void parseExpressionList(ParseContext& in);
/// Reads `(…)` as an operand: a subquery, an expression, a row or a list.
void parseParenthesised(ParseContext& in);

} // namespace querymend
