#pragma once

#include <cstddef>
#include <string_view>

namespace querymend {

inline constexpr std::size_t largestEditLimit = 8;

/// How many single letters must be put in, taken out, exchanged or swapped with their neighbour to
/// make one name of the other (optimal string alignment); limit + 1 if it is more than the limit.
/// The limit is at most largestEditLimit. Letters are bytes.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit);

} // namespace querymend
