#pragma once

#include "base/range.h"
#include "sql/tokens/lexrules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The word or quoted name that the caret is inside or directly after.
struct CaretWord {
    ByteRange range;    ///< empty if there is no word at the caret
    std::string prefix; ///< the part before the caret, without the opening quote
    bool isQuoted = false;
    bool isCalled = false;    ///< a parenthesis follows
    bool isLowerCase = false; ///< of the word or, if it is empty, of the one before
};

/// Returns nothing if the caret is in a comment, string, number, parameter or variable.
[[nodiscard]] std::optional<CaretWord> caretWordAt(std::string_view text, std::uint32_t offset, const LexRules& rules);

} // namespace querymend
