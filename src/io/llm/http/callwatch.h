#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

namespace querymend {

/// Time limits for the phases of a call; 0 means no limit.
struct CallTimeLimits {
    std::chrono::milliseconds connect{15'000};    ///< until the request has been sent
    std::chrono::milliseconds firstByte{180'000}; ///< from then until the body begins; the model may have to be loaded
    std::chrono::milliseconds idle{60'000};       ///< between two pieces of the body
    std::chrono::milliseconds total{600'000};

    friend bool operator==(const CallTimeLimits&, const CallTimeLimits&) = default;
};

enum class CallPhase : std::uint8_t { connecting, waiting, receiving, whole };

/// Computes the deadlines of a call.
class CallWatch {
public:
    using Time = std::chrono::milliseconds;

    /// The time by which a phase must be over.
    struct Deadline {
        Time at{0};
        CallPhase phase = CallPhase::whole;
    };

    CallWatch(const CallTimeLimits& limits, Time now) : m_limits(limits), m_started(now), m_since(now) {}

    void sent(Time now) { enter(CallPhase::waiting, now); }
    void received(Time now) { enter(CallPhase::receiving, now); }
    /// Replaces all limits by a deadline for the rest of the call.
    void shorten(Time now, Time rest) { m_limits = {Time{0}, Time{0}, Time{0}, now + rest - m_started}; }

    [[nodiscard]] CallPhase phase() const { return m_phase; }
    [[nodiscard]] std::optional<Deadline> next() const;
    [[nodiscard]] Time timeOf(CallPhase phase) const;

private:
    void enter(CallPhase phase, Time now)
    {
        m_phase = std::max(phase, m_phase);
        m_since = now;
    }

    CallTimeLimits m_limits;
    Time m_started;
    Time m_since;
    CallPhase m_phase = CallPhase::connecting;
};

} // namespace querymend
