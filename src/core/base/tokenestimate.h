#pragma once

#include <cstddef>
#include <string_view>

namespace querymend {

/// Estimates how many tokens a model counts in a text, erring on the high side:
/// - a run of ASCII letters and underscores: 1 for every 6, rounded up,
/// - a run of digits: 1 for every 3, rounded up,
/// - a run of two-byte characters, such as Cyrillic: 1 for every 2, rounded up,
/// - a three-byte character: 1, a four-byte character: 2,
/// - a line break: 1; blanks: 0; any other byte: 1.
/// The estimate of a text is the sum of those of its lines, plus 1 for each line break.
[[nodiscard]] std::size_t estimatedTokens(std::string_view text);

} // namespace querymend
