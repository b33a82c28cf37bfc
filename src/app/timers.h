#pragma once

#include <chrono>
#include <functional>

namespace querymend {

/// Calls back after a while, on the thread that asked; in tests when the test says so.
using CallLater = std::function<void(std::chrono::milliseconds time, std::function<void()> call)>;

/// By the event loop of the calling thread.
[[nodiscard]] CallLater callByEventLoop();

} // namespace querymend
