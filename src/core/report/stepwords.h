#pragma once

#include "report/timelinerows.h"

#include <string>

namespace querymend {

/// A step's title in reports, and its reason or outcome; not escaped.
struct StepWords {
    std::string title;
    std::string detail;
};

[[nodiscard]] StepWords stepWords(const TimelineStep& step);

} // namespace querymend
