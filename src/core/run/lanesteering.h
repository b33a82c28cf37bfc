#pragma once

#include "diagnose/hints/hintlevel.h"
#include "run/state.h"

#include <vector>

namespace querymend {

/// What identifies the lane's attempts where they are repeated.
[[nodiscard]] std::vector<AttemptMark> marksOf(const LaneState& lane);

/// The temperature of the lane's next call: a model that repeats itself is asked at a higher one, as it would answer
/// the same words in the same way.
[[nodiscard]] double temperatureFor(const LaneState& lane);

/// The method of the lane's next call: each time that the lane is stuck, another one, if the policy has another.
[[nodiscard]] Method methodFor(const LaneState& lane, const RunPolicy& policy);

} // namespace querymend
