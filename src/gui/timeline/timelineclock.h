#pragma once

#include "timeline/timelinelayout.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace querymend {

// Everything on one time axis, one row each, below the axis.

/// Turns times into pixels.
struct ClockScale {
    std::int64_t from = 0; ///< milliseconds since 1970
    std::int64_t until = 1;
    int left = 0; ///< the labels are before it
    int right = 1;

    [[nodiscard]] int xOf(std::int64_t at) const;
    /// Returns the times of marks at even distances: 1, 2 or 5 times a power of ten.
    [[nodiscard]] std::vector<std::int64_t> marks() const;
};

/// The axis begins after labels of this width, but at the usual place if they are short, and in the middle at most.
[[nodiscard]] ClockScale clockScale(const RunHeadline& headline, const TimelineFrame& frame, int labels = 0);
/// The axis stays above the rows.
[[nodiscard]] int clockAxisHeight(const TimelineMetrics& metrics);

} // namespace querymend
