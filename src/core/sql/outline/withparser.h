#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads a WITH list. Its CTEs are visible to the rest of the query that is being read.
void parseWith(ParseContext& in, SourceWindow parentWindow);

} // namespace querymend
