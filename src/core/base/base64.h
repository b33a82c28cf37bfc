#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

// RFC 4648, section 4: with padding, without line ends.

[[nodiscard]] std::string toBase64(std::string_view bytes);
/// Nothing where it is not what `toBase64` gives.
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

} // namespace querymend
