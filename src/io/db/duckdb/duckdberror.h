#pragma once

#include "db/session/engineerror.h"

namespace querymend {

/// Converts DuckDB's message, which is plain text, or JSON with a position. A stopped statement is always `cancelled`
/// here; only the code that stopped it knows the reason.
[[nodiscard]] EngineError duckdbError(const char* said);

} // namespace querymend
