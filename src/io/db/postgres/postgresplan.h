#pragma once

#include "db/plan.h"

#include <string>

namespace querymend {

/// What EXPLAIN (FORMAT JSON) says, with a tree where it can be read.
[[nodiscard]] Plan readPostgresPlan(std::string text);

} // namespace querymend
