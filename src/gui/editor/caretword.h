#pragma once

#include "base/range.h"
#include "sql/lexrules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The word or quoted name that a caret is in or right behind.
struct CaretWord {
    ByteRange range;    ///< empty where the caret stands alone
    std::string prefix; ///< what stands before the caret, without its quote
    bool isQuoted = false;
    bool isCalled = false;    ///< a parenthesis follows
    bool isLowerCase = false; ///< it, or where it is empty the word before it, is written so
};

/// Nothing where the caret is in a comment, a string or a number.
[[nodiscard]] std::optional<CaretWord> caretWordAt(std::string_view text, std::uint32_t offset, const LexRules& rules);

} // namespace querymend
