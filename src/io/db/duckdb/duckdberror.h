#pragma once

#include "db/engineerror.h"

#include <cstddef>
#include <string_view>

namespace querymend {

/// What DuckDB said: in its plain words, or as JSON, which has the place in it. `before` is how many bytes were sent in
/// front of the statement. A stopped statement is `cancelled` here; only whoever stopped it knows better.
[[nodiscard]] EngineError duckdbError(const char* said, std::size_t before = 0);

} // namespace querymend
