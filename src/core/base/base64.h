#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

// RFC 4648, section 4: padded, without line breaks.

[[nodiscard]] std::string toBase64(std::string_view bytes);
/// Returns nothing unless the text is exactly what `toBase64` would produce.
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

} // namespace querymend
