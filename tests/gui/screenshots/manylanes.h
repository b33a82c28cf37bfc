#pragma once

#include "run/event.h"

#include <cstdint>
#include <vector>

namespace querymend {

/// A run in many lanes, each of which makes one mistake after another, with the settings that allow them.
[[nodiscard]] std::vector<RunEvent> runWithManyLanes(std::uint32_t attempts);

} // namespace querymend
