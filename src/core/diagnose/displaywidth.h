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

/// How the one who drew a caret under a line counted the characters that a terminal does not show.
enum class UnseenCharacters : std::uint8_t {
    takeOneCell, ///< PostgreSQL's client library, as measured
    takeNone,    ///< DuckDB, as measured; tabs and other controls too
};

/// The index of the character that stands at a cell, or their number where the text ends before it.
[[nodiscard]] std::size_t characterAtCell(std::string_view text, std::size_t cell, UnseenCharacters unseen);

} // namespace querymend
