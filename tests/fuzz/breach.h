#pragma once

#include "base/range.h"

#include <string>
#include <string_view>

namespace querymend::fuzz {

[[nodiscard]] constexpr bool isWithin(ByteRange range, std::size_t size)
{
    return range.begin <= range.end && range.end <= size;
}

/// A broken promise with the byte range where it shows.
[[nodiscard]] inline std::string breach(std::string_view promise, ByteRange range)
{
    return std::string(promise) + " [" + std::to_string(range.begin) + ", " + std::to_string(range.end) + ")";
}

} // namespace querymend::fuzz
