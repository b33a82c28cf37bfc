#pragma once

#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// A run as one page that needs nothing else: no scripts, no files, no network. It is well-formed XML as well, and
/// nothing that a model or a database said can leave its place.
[[nodiscard]] std::string htmlReport(std::span<const RunEvent> events);

} // namespace querymend
