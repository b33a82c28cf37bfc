#pragma once

#include "measurements.h"

#include <cstddef>
#include <string>
#include <vector>

namespace querymend::bench {

/// A measurement that differs from that of another run by more than both vary.
struct Change {
    std::string what;
    double factor = 1; ///< how many times the effort it is now: more than 1 is slower, or takes more memory
    double noise = 1;  ///< the factor up to which a difference means nothing
};

/// How a run differs from the last one.
struct Comparison {
    std::vector<Change> changes; ///< worst first
    std::size_t compared = 0;
    /// The median of all factors of times; if the machine was busier, they all rise.
    double usual = 1;
};

[[nodiscard]] Comparison compare(const Measurements& last, const Measurements& now);

[[nodiscard]] std::string textOf(const Comparison& comparison);

} // namespace querymend::bench
