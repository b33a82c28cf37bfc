#pragma once

#include "dialect/errorpattern.h"

#include <cstddef>
#include <string_view>

namespace querymend {

/// Removes and returns the first character of a non-empty text; a byte that begins none counts as U+FFFD.
[[nodiscard]] char32_t takeCharacter(std::string_view& text);

/// How many terminal cells a character takes: 0 for combining ones, 2 for East Asian wide ones and emoji.
[[nodiscard]] std::size_t displayWidth(char32_t character);
[[nodiscard]] std::size_t displayWidth(std::string_view text);

/// The index of the character at a cell, or the number of characters if the text ends before that cell.
[[nodiscard]] std::size_t characterAtCell(std::string_view text, std::size_t cell, UnseenCharacters unseen);

} // namespace querymend
