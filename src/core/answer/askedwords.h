#pragma once

#include "base/range.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A part of a question: a word, a number, a text in quotes or a sign.
struct AskedWord {
    enum class Kind : std::uint8_t { word, number, date, quoted, sign };

    Kind kind = Kind::word;
    std::string folded;             ///< in lower case; of a date: YYYY-MM-DD
    ByteRange range;                ///< in the question
    std::vector<std::string> stems; ///< of a word, in any language
    double number = 0;
    bool isCapital = false; ///< written with a capital
};

/// The parts of a question in order. A date may be written 2024-03-01, 01.03.2024 or 01/03/2024; a number may have
/// separators of thousands.
[[nodiscard]] std::vector<AskedWord> askedWordsOf(std::string_view question);

/// Whether a word in lower case looks like a participle in English, Italian or Russian.
[[nodiscard]] bool looksLikeVerb(std::string_view word);

} // namespace querymend
