#pragma once

#include <algorithm>
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

    [[nodiscard]] bool isStopped() const { return m_since.has_value(); }
    [[nodiscard]] std::chrono::milliseconds total() const { return m_total; }
    /// With a stop that goes on at that time.
    [[nodiscard]] std::chrono::milliseconds until(std::int64_t now) const
    {
        StoppedTime ended = *this;
        ended.end(now);
        return ended.total();
    }
    /// What the stops leave of the time from one moment to another; 0 if a damaged record has them out of order.
    [[nodiscard]] std::chrono::milliseconds leftOf(std::int64_t first, std::int64_t last) const
    {
        constexpr std::int64_t most = 1000LL * 60 * 60 * 24 * 365; // a damaged record may hold any number
        const bool isSound = first >= 0 && last >= first;
        const std::chrono::milliseconds whole(isSound ? std::min(last - first, most) : 0);
        return std::max(std::chrono::milliseconds(0), whole - until(last));
    }

    friend bool operator==(const StoppedTime&, const StoppedTime&) = default;

private:
    std::optional<std::int64_t> m_since; ///< milliseconds since 1970
    std::chrono::milliseconds m_total{0};
};

} // namespace querymend
