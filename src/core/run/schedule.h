#pragma once

#include "run/event.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace querymend {

/// The settings of lane `index` of a level. Methods rotate, all or those of the policy. A single lane has temperature
/// 0.2; several cycle through low, medium and high values: 0.1, 0.5, 0.8, 0.2, 0.6, 0.9, 0.3, 0.7, 1.0. If the policy
/// has bands, the values are theirs alone, also that of a single lane.
[[nodiscard]] CandidateForked plannedLane(LaneId id, std::uint32_t index, const RunPolicy& policy, Level level);

/// The lane of the built-in answerer beside those of a model.
[[nodiscard]] CandidateForked freeLane(LaneId id, Level level);

/// The policy's methods in turn, from 0 on.
[[nodiscard]] Method methodInTurn(const RunPolicy& policy, std::uint32_t turn);

[[nodiscard]] std::optional<Level> levelAbove(Level level);

/// How long to wait before retrying a call or a check: what the server asked for, up to two minutes; otherwise half a
/// second, doubling up to eight seconds, less a seeded share of up to a quarter, so that lanes do not retry all at
/// once.
[[nodiscard]] std::chrono::milliseconds pauseAfter(std::uint32_t failures,
                                                   std::optional<std::chrono::milliseconds> askedFor,
                                                   std::uint64_t seed);

/// Whether the same call may succeed later.
[[nodiscard]] bool mayPass(ModelFault fault);

} // namespace querymend
