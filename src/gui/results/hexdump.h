#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// Bytes as people read them: where they stand, 16 of them as digits, and as letters where they are some.
[[nodiscard]] std::string hexDump(std::string_view bytes);

} // namespace querymend
