#pragma once

#include <cstddef>
#include <string_view>

namespace querymend {

inline constexpr std::size_t largestEditLimit = 8;

/// The optimal string alignment distance: how many bytes must be inserted, deleted, replaced or swapped with their
/// neighbour to turn one name into the other. Returns limit + 1 if that exceeds the limit, which is at most
/// largestEditLimit.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit);

} // namespace querymend
