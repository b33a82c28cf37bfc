#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads the items between SELECT, with its modifiers, and the next clause.
void parseSelectList(ParseContext& in);
/// Reads DuckDB's EXCLUDE, REPLACE, RENAME, LIKE and ILIKE after a star; false if there are none.
bool parseStarModifiers(ParseContext& in);

} // namespace querymend
