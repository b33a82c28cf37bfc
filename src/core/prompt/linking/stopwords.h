#pragma once

#include <cstdint>
#include <string_view>

namespace querymend {

/// What a word is worth for finding what a question is about.
enum class WordWeight : std::uint8_t {
    none, ///< it only builds the sentence
    weak, ///< it speaks of computing, such as `total`, and may name a column too
    full,
};

/// Of a word in lower case: English, Italian or Russian.
[[nodiscard]] WordWeight weightOf(std::string_view word);

/// Whether a word in lower case asks for a time: `when`, `month`, `marzo`, `2023`.
[[nodiscard]] bool asksForTime(std::string_view word);

} // namespace querymend
