#pragma once

#include "db/plan.h"

#include <optional>
#include <string_view>

namespace querymend {

/// What EXPLAIN (FORMAT JSON) says, as a tree; nothing where it is no such text.
[[nodiscard]] std::optional<Plan> readPostgresPlan(std::string_view json);

} // namespace querymend
