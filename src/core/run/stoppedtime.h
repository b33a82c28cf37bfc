#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace querymend {

/// Measures how long a run, or an attempt, has waited for the user; that is no time of its own.
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

    /// Counts a stop only from now on, because something else was still going on.
    void restart(std::int64_t now)
    {
        if (m_since)
            m_since = now;
    }

    [[nodiscard]] bool isStopped() const { return m_since.has_value(); }
    [[nodiscard]] std::chrono::milliseconds total() const { return m_total; }
    /// With a stop that goes on at that time.
    [[nodiscard]] std::chrono::milliseconds until(std::int64_t now) const
    {
        StoppedTime ended = *this;
        ended.end(now);
        return ended.total();
    }

    friend bool operator==(const StoppedTime&, const StoppedTime&) = default;

private:
    std::optional<std::int64_t> m_since; ///< milliseconds since 1970
    std::chrono::milliseconds m_total{0};
};

} // namespace querymend
