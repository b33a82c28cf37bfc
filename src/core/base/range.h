#pragma once

#include <cstdint>
#include <string_view>

namespace querymend {

/// A half-open byte range in a text.
struct ByteRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] constexpr std::uint32_t size() const { return end - begin; }
    [[nodiscard]] constexpr bool empty() const { return begin == end; }
    [[nodiscard]] constexpr bool contains(ByteRange other) const { return begin <= other.begin && other.end <= end; }
    [[nodiscard]] constexpr std::string_view of(std::string_view text) const { return text.substr(begin, size()); }
    friend constexpr bool operator==(ByteRange, ByteRange) = default;
};

} // namespace querymend
