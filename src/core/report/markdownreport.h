#pragma once

#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// A run as Markdown (CommonMark), for an issue or a wiki. No text from a model or a database is read as markup.
[[nodiscard]] std::string markdownReport(std::span<const RunEvent> events);

} // namespace querymend
