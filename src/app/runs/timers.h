#pragma once

#include <chrono>
#include <functional>

namespace querymend {

/// Calls back after a delay, on the calling thread; in tests, when the test says so.
using CallLater = std::function<void(std::chrono::milliseconds time, std::function<void()> call)>;

/// Uses the application's event loop, so it is meant for the main thread.
[[nodiscard]] CallLater callByEventLoop();

} // namespace querymend
