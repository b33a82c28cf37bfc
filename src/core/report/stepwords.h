#pragma once

#include "report/timelinerows.h"

#include <string>

namespace querymend {

/// What a report says of a step, and why or what came of it; not escaped.
struct StepWords {
    std::string title;
    std::string detail;
};

[[nodiscard]] StepWords stepWords(const TimelineStep& step);

} // namespace querymend
