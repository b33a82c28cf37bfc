#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace querymend {

/// Measures how long a run has waited for the user; limits do not count that time.
class StoppedTime {
public:
    void begin(std::int64_t now)
    {
        if (!m_since)
            m_since = now;
    }

    void end(std::int64_t now)
    {
        if (m_since && now > *m_since)
            m_total += std::chrono::milliseconds(now - *m_since);
        m_since.reset();
    }

    [[nodiscard]] bool isStopped() const { return m_since.has_value(); }
    [[nodiscard]] std::chrono::milliseconds total() const { return m_total; }

private:
    std::optional<std::int64_t> m_since; ///< milliseconds since 1970
    std::chrono::milliseconds m_total{0};
};

} // namespace querymend
