#pragma once

#include <string_view>

namespace querymend {

/// Whether a word of a name may be an abbreviation at all: it is a few ASCII letters.
[[nodiscard]] bool mayBeAbbreviation(std::string_view word);

/// How likely the first is an abbreviation of a word with this stem, from 0 to 1: `inv` of invoices, `whs` of
/// warehouse, `ln` of line.
[[nodiscard]] float likelinessOfAbbreviation(std::string_view abbreviation, std::string_view stem,
                                             std::string_view word);

} // namespace querymend
