#pragma once

#include "run/event.h"

#include <span>
#include <string>

namespace querymend {

/// The section of a page with the tests down, the candidates across, and which of them is the answer; empty if no
/// candidate was tested.
[[nodiscard]] std::string testTables(std::span<const RunEvent> events);

} // namespace querymend
