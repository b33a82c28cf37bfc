#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads WINDOW w AS (…) if it is here.
void parseWindowClause(ParseContext& in);
/// Reads the parenthesis after OVER or after a window's name: PARTITION BY, ORDER BY and the frame.
void parseWindow(ParseContext& in);

} // namespace querymend
