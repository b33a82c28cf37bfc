#pragma once

#include "report/runstatistics.h"

#include <string>

namespace querymend {

// Success rates for a terminal and for other programs.

[[nodiscard]] std::string statisticsText(const RunStatistics& statistics);
/// One line.
[[nodiscard]] std::string statisticsJson(const RunStatistics& statistics);

} // namespace querymend
