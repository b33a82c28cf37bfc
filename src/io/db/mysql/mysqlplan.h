#pragma once

#include "db/plans/plan.h"

#include <string>

namespace querymend {

/// Reads the output of EXPLAIN FORMAT=JSON of MariaDB or MySQL, as a tree if possible.
[[nodiscard]] Plan readMysqlPlan(std::string text);

} // namespace querymend
