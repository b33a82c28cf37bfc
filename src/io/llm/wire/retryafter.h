#pragma once

#include "llm/wire/modelcall.h"

#include <chrono>
#include <optional>
#include <span>

namespace querymend {

/// What the headers of a response say about retrying.
struct RetryAdvice {
    std::optional<std::chrono::milliseconds> after; ///< at most a day
    std::optional<bool> shouldRetry;
};

/// Reads `retry-after-ms`, else `retry-after` in seconds or as an HTTP date (RFC 9110, section 5.6.7), and
/// `x-should-retry`. Invalid values are ignored.
[[nodiscard]] RetryAdvice retryAdviceIn(std::span<const WireHeader> headers, std::chrono::system_clock::time_point now);

} // namespace querymend
