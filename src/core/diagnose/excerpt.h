#pragma once

#include "base/range.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// Text from outside as a terminal may show it, on one line: what would move the cursor, hide or turn round
/// characters is shown as a dot.
[[nodiscard]] std::string printable(std::string_view text);

/// The line in which a part of a text begins, and carets for what lies below that part.
struct Excerpt {
    std::string line;   ///< cut to the width, with `…` where something was left out
    std::string carets; ///< blanks, then at least one caret
};

/// `width` counts cells of the terminal, at least 20.
[[nodiscard]] Excerpt excerptOf(std::string_view text, ByteRange range, std::size_t width);

} // namespace querymend
