#pragma once

#include "base/range.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A word of a text in any alphabet.
struct TextWord {
    std::string folded; ///< in lower case
    ByteRange range;    ///< in the text
};

/// The words of a text: runs of letters or digits, split as in names: `orderItems` and `order_items` have two.
[[nodiscard]] std::vector<TextWord> wordsOf(std::string_view text);

/// The parts of a text between punctuation: `returns; a year` has two. A sign within a word ends none: `5,000`.
[[nodiscard]] std::vector<std::string_view> clausesOf(std::string_view text);

/// A text in the form in which values are compared: its words in lower case, separated by blanks.
[[nodiscard]] std::string foldedValue(std::string_view text);

} // namespace querymend
