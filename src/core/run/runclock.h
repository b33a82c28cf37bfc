#pragma once

#include "run/stoppedtime.h"

#include <chrono>
#include <cstdint>

namespace querymend {

struct RunEvent;
struct RunState;

/// Whether a run goes on only once its user acts: something is held back or asked, and nothing else is under way.
[[nodiscard]] bool waitsForUser(const RunState& state);

/// Measures how long a run takes, from its first event to its end, without the time in which it waits for its user.
struct RunClock {
    bool hasBegun = false;    ///< by the first event
    std::int64_t firstAt = 0; ///< milliseconds since 1970
    std::int64_t lastAt = 0;
    StoppedTime stopped;

    /// The state is the one after the event.
    void take(const RunEvent& event, const RunState& state);
    /// 0 if the record's times are out of order.
    [[nodiscard]] std::chrono::milliseconds duration() const { return stopped.leftOf(firstAt, lastAt); }

    friend bool operator==(const RunClock&, const RunClock&) = default;
};

} // namespace querymend
