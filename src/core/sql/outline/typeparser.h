#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads `numeric(10, 2)[]`, `double precision`, `timestamp with time zone`, `STRUCT(a INT)`, `schema.type`.
void parseType(ParseContext& in);
/// Reads a type up to the end of the parenthesis, with DEFAULT … ON CONVERSION ERROR and FORMAT '…'.
void parseCastType(ParseContext& in);

} // namespace querymend
