#pragma once

#include "db/cell.h"

#include <cstddef>
#include <string>

namespace querymend {

/// What a cell holds, as text; NULL and the bytes of a blob give an empty one.
[[nodiscard]] std::string cellText(const Cell& cell);

/// What it counts for in a limit of bytes.
[[nodiscard]] std::size_t cellBytes(const Cell& cell);

} // namespace querymend
