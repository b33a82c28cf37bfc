#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Returns the text of a JSON string; none if the value is not a string or has half a surrogate pair.
[[nodiscard]] std::optional<std::string> textOfJson(std::string_view value);

/// Returns the value of four hexadecimal digits at the start of a text, or a value outside UTF-16 if they are missing.
[[nodiscard]] std::uint32_t hexUnit(std::string_view text);

} // namespace querymend
