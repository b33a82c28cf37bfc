#pragma once

#include "db/session/cell.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Which kind of cell a column's values become.
enum class OdbcKind : std::uint8_t { text, boolean, integer, real, decimal, bytes, temporal };

/// Takes the type number that SQLDescribeCol returns.
[[nodiscard]] OdbcKind odbcKindOf(std::int16_t sqlType);

/// Converts a value that arrived as text, or as bytes if that is its kind.
[[nodiscard]] Cell odbcCell(OdbcKind kind, std::string value);

} // namespace querymend
