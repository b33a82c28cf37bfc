#pragma once

#include "db/session/cell.h"

#include <cstddef>
#include <string>

namespace querymend {

/// Returns the cell's value as text, empty for NULL and blobs.
[[nodiscard]] std::string cellText(const Cell& cell);

/// Returns the cell's size as counted against byte limits.
[[nodiscard]] std::size_t cellBytes(const Cell& cell);
[[nodiscard]] std::size_t rowBytes(const CellRow& row);

} // namespace querymend
