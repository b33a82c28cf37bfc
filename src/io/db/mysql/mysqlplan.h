#pragma once

#include "db/plan.h"

#include <string>

namespace querymend {

/// What EXPLAIN FORMAT=JSON of MariaDB or MySQL says, with a tree where it can be read.
[[nodiscard]] Plan readMysqlPlan(std::string text);

} // namespace querymend
