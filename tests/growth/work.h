#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace querymend::growth {

/// What some work cost, in things that are the same in every run and on every machine.
struct WorkDone {
    std::uint64_t allocations = 0;
    std::size_t peakBytes = 0;  ///< the most memory of the heap that it held at a time
    std::size_t stackBytes = 0; ///< how deep the stack went
};

/// Runs it on a thread with a stack of its own, as large as threads usually have. A deeper one ends the program.
[[nodiscard]] WorkDone workOf(const std::function<void()>& run);

} // namespace querymend::growth
