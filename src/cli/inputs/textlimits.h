#pragma once

#include <cstddef>
#include <string>

namespace querymend {

/// The longest statement or input line: far longer than anything written by hand, yet checked quickly.
inline constexpr std::size_t longestText = std::size_t{16} << 20U;

/// Schemas are generated, so they may be much longer.
inline constexpr std::size_t longestSchema = std::size_t{1} << 30U;

[[nodiscard]] inline std::string longerThanLimit()
{
    return "longer than " + std::to_string(longestText >> 20U) + " MiB, the limit";
}

} // namespace querymend
