#pragma once

#include "db/cell.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// In which of our cells the values of a column belong.
enum class OdbcKind : std::uint8_t { text, boolean, integer, real, decimal, bytes, temporal };

/// By the number that SQLDescribeCol gives.
[[nodiscard]] OdbcKind odbcKindOf(std::int16_t sqlType);

/// A value that came as text, or as bytes where its kind is that.
[[nodiscard]] Cell odbcCell(OdbcKind kind, std::string value);

} // namespace querymend
