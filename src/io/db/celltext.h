#pragma once

#include "db/cell.h"

#include <string>

namespace querymend {

/// What a cell holds, as text; NULL and the bytes of a blob give an empty one.
[[nodiscard]] std::string cellText(const Cell& cell);

} // namespace querymend
