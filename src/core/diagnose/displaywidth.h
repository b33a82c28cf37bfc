#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace querymend {

/// Takes the first character off a text that is not empty; a byte that begins none counts as U+FFFD.
[[nodiscard]] char32_t takeCharacter(std::string_view& text);

/// How many cells of a terminal a character takes: 0 for combining ones, 2 for East Asian wide ones and emoji.
[[nodiscard]] std::size_t displayWidth(char32_t character);
[[nodiscard]] std::size_t displayWidth(std::string_view text);

} // namespace querymend
