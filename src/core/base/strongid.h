#pragma once

#include <cstdint>
#include <limits>

namespace querymend {

/// An index that cannot be mixed up with an index into something else; none by default.
template <class Tag>
struct StrongId {
    static constexpr std::uint32_t noValue = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t value = noValue;

    [[nodiscard]] constexpr bool isNone() const { return value == noValue; }
    explicit constexpr operator bool() const { return !isNone(); }
    friend constexpr bool operator==(StrongId, StrongId) = default;
};

} // namespace querymend
