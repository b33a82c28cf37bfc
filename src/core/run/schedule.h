#pragma once

#include "run/event.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace querymend {

/// How lane `index` of `lanes` of a level goes about it. Methods rotate. One lane alone has temperature 0.2; several
/// take theirs from the bands low (0.1, 0.2, 0.3), medium (0.5, 0.6, 0.7) and high (0.8, 0.9, 1.0), a band after the
/// other for each of their first, second and third values: 0.1, 0.5, 0.8, 0.2, 0.6, 0.9, 0.3, 0.7, 1.0, and again.
[[nodiscard]] CandidateForked plannedLane(LaneId id, std::uint32_t index, const RunPolicy& policy, Level level);

[[nodiscard]] std::optional<Level> levelAbove(Level level);

/// How long to wait before a call or a check is tried again: what the server asked for, up to two minutes, or else
/// half a second that doubles up to eight, less up to a quarter of it by the seed, so that lanes do not come back all
/// at once.
[[nodiscard]] std::chrono::milliseconds pauseAfter(std::uint32_t failures,
                                                   std::optional<std::chrono::milliseconds> askedFor,
                                                   std::uint64_t seed);

/// Whether the same call may work in a while.
[[nodiscard]] bool mayPass(ModelFault fault);

} // namespace querymend
