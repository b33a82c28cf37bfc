#pragma once

#include <cstddef>
#include <string>

namespace querymend {

/// The longest statement or input line: far longer than anything written by hand, yet checked quickly.
inline constexpr std::size_t longestText = std::size_t{16} << 20U;

/// Schemas are generated, so they may be much longer.
inline constexpr std::size_t longestSchema = std::size_t{1} << 30U;

/// What we have written has to be readable, and a run of many attempts with long replies is long.
inline constexpr std::size_t longestRun = std::size_t{256} << 20U;

[[nodiscard]] inline std::string longerThanLimit()
{
    return "longer than " + std::to_string(longestText >> 20U) + " MiB, the limit";
}

} // namespace querymend
