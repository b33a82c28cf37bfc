#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The text that a JSON string stands for; nothing if the value is no string or has half a surrogate pair.
[[nodiscard]] std::optional<std::string> textOfJson(std::string_view value);

/// What four hexadecimal digits at the beginning of a text stand for, or a value that is none of UTF-16.
[[nodiscard]] std::uint32_t hexUnit(std::string_view text);

} // namespace querymend
