#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace querymend {

inline constexpr std::size_t usualBytesPerLine = 16;

/// Returns lines of an offset, some bytes as hexadecimal digits, and the same bytes as characters if printable.
[[nodiscard]] std::string hexDump(std::string_view bytes, std::size_t perLine = usualBytesPerLine);

/// Returns how many bytes a line shows that has room for this many characters: a power of two, at least 4.
[[nodiscard]] std::size_t bytesPerLineIn(std::size_t characters);

} // namespace querymend
