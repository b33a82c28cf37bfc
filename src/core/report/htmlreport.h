#pragma once

#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// A run as a self-contained HTML page: no scripts, no other files, no network. It is also well-formed XML, and no text
/// from a model or a database can break out of its element.
[[nodiscard]] std::string htmlReport(std::span<const RunEvent> events);

} // namespace querymend
