#pragma once

#include <chrono>
#include <functional>

namespace querymend {

/// What time it is, and being called on the same thread when some has passed; in tests as the test says.
struct TimeSource {
    std::function<std::chrono::milliseconds()> now; ///< since any moment; never goes back
    std::function<std::chrono::system_clock::time_point()> date;
    std::function<void(std::chrono::milliseconds time, std::function<void()> call)> callLater;
};

/// By the machine's clocks and the event loop of the calling thread.
[[nodiscard]] TimeSource machineTime();

} // namespace querymend
