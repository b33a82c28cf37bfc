#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace querymend::growth {

/// What some work cost, in measures that are the same in every run and on every machine.
struct WorkDone {
    std::uint64_t allocations = 0;
    std::size_t peakBytes = 0;  ///< the most heap memory held at a time
    std::size_t stackBytes = 0; ///< how deep the stack went
};

/// Runs the work on a separate thread with a stack of the usual size. Exceeding it ends the program.
[[nodiscard]] WorkDone workOf(const std::function<void()>& run);

} // namespace querymend::growth
