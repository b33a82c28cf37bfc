#pragma once

#include <cstdint>
#include <string_view>

namespace querymend {

/// How much a word helps to find what a question is about.
enum class WordWeight : std::uint8_t {
    none, ///< a filler word
    weak, ///< it is about computing, such as `total`, but may name a column too
    full,
};

/// The weight of a lower-case word: English, Italian, Russian, German or French.
[[nodiscard]] WordWeight weightOf(std::string_view word);

/// Whether a lower-case word asks for a time: `when`, `month`, `marzo`, `2023`.
[[nodiscard]] bool asksForTime(std::string_view word);

} // namespace querymend
