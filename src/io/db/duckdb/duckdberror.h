#pragma once

#include "db/engineerror.h"

#include <cstddef>
#include <string_view>

namespace querymend {

/// Converts DuckDB's message, which is plain text, or JSON with a position. `before` is the number of bytes sent in
/// front of the statement. A stopped statement is always `cancelled` here; only the code that stopped it knows the
/// reason.
[[nodiscard]] EngineError duckdbError(const char* said, std::size_t before = 0);

} // namespace querymend
