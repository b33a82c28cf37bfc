#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads an operand with its prefixes and postfixes; false if none begins here.
bool parseOperand(ParseContext& in);
/// Reads what may follow an operand: ::type, [subscript], .field, Oracle's (+).
void parsePostfixes(ParseContext& in);
/// Reads `[1]`, `[1:2]`, `[:-1]` or `[a:b:c]`.
void parseSubscript(ParseContext& in);

} // namespace querymend
