#pragma once

#include "db/plan.h"

#include <optional>
#include <string_view>

namespace querymend {

/// What EXPLAIN FORMAT=JSON of MariaDB or MySQL says, as a tree; nothing where it is no such text.
[[nodiscard]] std::optional<Plan> readMysqlPlan(std::string_view json);

} // namespace querymend
