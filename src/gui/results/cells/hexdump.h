#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// Returns lines of an offset, 16 bytes as hexadecimal digits, and the same bytes as characters if printable.
[[nodiscard]] std::string hexDump(std::string_view bytes);

} // namespace querymend
