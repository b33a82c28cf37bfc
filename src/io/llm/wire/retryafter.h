#pragma once

#include "llm/wire/modelcall.h"

#include <chrono>
#include <optional>
#include <span>

namespace querymend {

/// What the headers of a response say of trying again.
struct RetryAdvice {
    std::optional<std::chrono::milliseconds> after; ///< a day at most
    std::optional<bool> shouldRetry;
};

/// Out of `retry-after-ms`, else `retry-after` as seconds or as a date of HTTP (RFC 9110, section 5.6.7), and
/// `x-should-retry`. What cannot be read says nothing.
[[nodiscard]] RetryAdvice retryAdviceIn(std::span<const WireHeader> headers, std::chrono::system_clock::time_point now);

} // namespace querymend
