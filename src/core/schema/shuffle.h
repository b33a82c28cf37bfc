#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace querymend {

/// A random sequence that for a given seed is the same on every machine and with every standard library (splitmix64,
/// public domain).
class SplitMix {
public:
    explicit constexpr SplitMix(std::uint64_t seed) : m_state(seed) {}

    constexpr std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = m_state;
        z = (z ^ z >> 30U) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ z >> 27U) * 0x94D049BB133111EBULL;
        return z ^ z >> 31U;
    }
    /// A uniformly distributed number below the bound, which must not be 0.
    constexpr std::uint64_t below(std::uint64_t bound)
    {
        std::uint64_t drawn = next();
        // The remainder of 2^64 is less than the bound, so the second division is hardly ever needed.
        while (drawn < bound && drawn < (0 - bound) % bound)
            drawn = next();
        return drawn % bound;
    }

private:
    std::uint64_t m_state;
};

/// Unlike std::shuffle, gives the same order with every standard library.
template <class T>
void shuffle(std::vector<T>& items, SplitMix& random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[static_cast<std::size_t>(random.below(i))]);
}

} // namespace querymend
