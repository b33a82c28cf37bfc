#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// A line and a column in a text, counted from 1; columns are characters.
struct TextPosition {
    std::uint32_t line = 1;
    std::uint32_t column = 1;

    friend constexpr bool operator==(TextPosition, TextPosition) = default;
};

/// The offset of the first sequence that is not well-formed UTF-8, or nothing.
[[nodiscard]] std::optional<std::size_t> firstInvalidUtf8(std::string_view text);

/// Lines end at LF, CR LF or a lone CR. An offset inside a character counts as that character.
[[nodiscard]] TextPosition positionAt(std::string_view text, std::size_t byteOffset);

/// The byte offset of a position, or the end of its line if the line is shorter.
[[nodiscard]] std::size_t byteOffsetAt(std::string_view text, TextPosition position);

/// The byte offset of the character with this index (from 0); the text's size if there is none.
[[nodiscard]] std::size_t byteOffsetOfCharacter(std::string_view text, std::size_t characterIndex);

[[nodiscard]] std::size_t characterCount(std::string_view text);

} // namespace querymend
