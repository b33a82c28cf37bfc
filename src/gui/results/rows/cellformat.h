#pragma once

#include "db/session/cell.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

enum class CellKind : std::uint8_t { null, boolean, number, text, blob, temporal, json };

[[nodiscard]] CellKind kindOf(const Cell& cell);

/// Returns a short text on one line, for a grid. A blob is shown as its size and first bytes.
[[nodiscard]] QString cellLine(const Cell& cell);

/// Returns the whole cell as text; a blob as hexadecimal digits after 0x, NULL as an empty text.
[[nodiscard]] std::string wholeText(const Cell& cell);

/// Returns a numeric cell as a double, to compare it; 0 for other cells.
[[nodiscard]] double numberOf(const Cell& cell);

/// Returns the bytes of a text, a blob or JSON. Other cells are written to `digits`, which the result then points into.
[[nodiscard]] std::string_view bytesOf(const Cell& cell, std::string& digits);

/// Returns at most so many bytes of a text, and no part of a character at the end.
[[nodiscard]] std::string_view beginningOf(std::string_view text, std::size_t mostBytes);

} // namespace querymend
