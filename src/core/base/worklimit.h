#pragma once

#include <cstddef>

namespace querymend {

/// How much may still be done of what could grow faster than a text. Whoever runs out of it ends with what there is.
class WorkLimit {
public:
    explicit constexpr WorkLimit(std::size_t steps) : m_left(steps) {}

    /// False where less is left than that; from then on nothing is.
    constexpr bool spend(std::size_t steps = 1)
    {
        m_left = steps > m_left ? 0 : m_left - steps;
        return m_left > 0;
    }
    [[nodiscard]] constexpr bool isSpent() const { return m_left == 0; }

private:
    std::size_t m_left;
};

} // namespace querymend
