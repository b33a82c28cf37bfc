#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads the parenthesis at the cursor as a function's arguments, then what may follow it: FILTER (…), OVER (…).
void parseCall(ParseContext& in, NameSpan name, TokenCursor::Position start);
/// The same for a function that returns rows; nothing may follow its arguments.
CallId parseTableCall(ParseContext& in, NameSpan name, TokenCursor::Position start);
/// Reads a function that is called without parentheses: CURRENT_DATE.
void parseBareCall(ParseContext& in);

} // namespace querymend
