#pragma once

#include <cstddef>

namespace querymend {

/// A budget for work that could grow faster than the text. When it runs out, the caller stops with what it has so far.
class WorkLimit {
public:
    explicit constexpr WorkLimit(std::size_t steps) : m_left(steps) {}

    /// Uses up some steps; returns false once none are left.
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
