#pragma once

#include "base/range.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// Makes untrusted text safe to show in a terminal, on one line: characters that would move the cursor, hide or reorder
/// others become dots.
[[nodiscard]] std::string printable(std::string_view text);

/// The line in which a range of a text begins, and carets to print below that range.
struct Excerpt {
    std::string line;   ///< as much as the width has room for, with `…` where something was left out
    std::string carets; ///< blanks, then at least one caret
};

/// `width` is in terminal cells, at least 20.
[[nodiscard]] Excerpt excerptOf(std::string_view text, ByteRange range, std::size_t width);

} // namespace querymend
