#pragma once

#include <cstddef>
#include <string_view>

namespace querymend {

/// How many tokens a model is likely to count in a text, a little more rather than less:
/// - letters of ASCII and underscores in a row: 1 for every 6 begun,
/// - digits in a row: 1 for every 3 begun,
/// - characters of two bytes in a row, such as Cyrillic: 1 for every 2 begun,
/// - a character of three bytes: 1, of four bytes: 2,
/// - a line break: 1; blanks: nothing; any other byte: 1.
/// The estimates of lines add up to that of the text, with 1 for each line break.
[[nodiscard]] std::size_t estimatedTokens(std::string_view text);

} // namespace querymend
