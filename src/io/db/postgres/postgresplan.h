#pragma once

#include "db/plans/plan.h"

#include <string>

namespace querymend {

/// Reads the output of EXPLAIN (FORMAT JSON), as a tree if possible.
[[nodiscard]] Plan readPostgresPlan(std::string text);

} // namespace querymend
