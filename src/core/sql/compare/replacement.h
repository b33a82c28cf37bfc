#pragma once

#include "base/range.h"
#include "sql/tokens/lexrules.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A place at which two statements differ; `before` is empty where something was added, `now` where it was removed.
struct Replacement {
    std::string before; ///< on one line
    std::string now;    ///< on one line
    ByteRange range;    ///< of `now` in the newer statement

    friend bool operator==(const Replacement&, const Replacement&) = default;
};

/// What the newer statement replaced, in the order of the text; differences of blanks and of case are none. What was
/// put before a name or around a short expression is told with it.
[[nodiscard]] std::vector<Replacement> replacements(std::string_view before, std::string_view now,
                                                    const LexRules& rules);

/// A statement without its line breaks and indentation.
[[nodiscard]] std::string onOneLine(std::string_view text);

} // namespace querymend
