#pragma once

#include <chrono>
#include <functional>

namespace querymend {

/// A clock and delayed calls on the same thread; tests replace it.
struct TimeSource {
    std::function<std::chrono::milliseconds()> now; ///< monotonic, from any origin
    std::function<std::chrono::system_clock::time_point()> date;
    std::function<void(std::chrono::milliseconds time, std::function<void()> call)> callLater;
};

/// Uses the machine's clocks and the event loop of the application's main thread.
[[nodiscard]] TimeSource machineTime();

} // namespace querymend
