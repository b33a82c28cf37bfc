#pragma once

#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// A run as Markdown (CommonMark), for an issue or a wiki. Nothing that a model or a database said can leave its place.
[[nodiscard]] std::string markdownReport(std::span<const RunEvent> events);

} // namespace querymend
