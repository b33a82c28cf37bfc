#pragma once

#include "db/cell.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

enum class CellKind : std::uint8_t { null, boolean, number, text, blob, temporal, json };

[[nodiscard]] CellKind kindOf(const Cell& cell);

/// For a grid: on one line, and no more than one can take in. Bytes are their number and the first of them.
[[nodiscard]] QString cellLine(const Cell& cell);

/// The whole of it; bytes as hexadecimal digits behind 0x. NULL gives an empty text.
[[nodiscard]] std::string wholeText(const Cell& cell);

/// What can be compared of a cell that is a number.
[[nodiscard]] double numberOf(const Cell& cell);

/// The bytes that a text or a blob is stored as; a number's are its digits.
[[nodiscard]] std::string_view bytesOf(const Cell& cell, std::string& digits);

[[nodiscard]] QString sizeInWords(std::uint64_t bytes);

} // namespace querymend
