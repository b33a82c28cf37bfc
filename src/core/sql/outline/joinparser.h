#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads FROM with its sources and their joins.
void parseFrom(ParseContext& in);
/// Reads the joins after a source, whose left side begins at the given source. ON and USING may come late:
/// a JOIN b JOIN c ON … ON …
void parseJoins(ParseContext& in, std::uint32_t left, SourceId joined = {});

} // namespace querymend
