#pragma once

#include "run/state.h"

#include <optional>

namespace querymend {

/// The better of a lane's attempts: the one whose reflection scored highest; of equals the earlier.
[[nodiscard]] std::uint32_t bestAttemptOf(const LaneState& lane);

/// The answer among the valid lanes of the level, with the reason: the largest group with the same SQL, then fewest
/// retries, then the lowest temperature. None where no lane is valid.
[[nodiscard]] std::optional<Selected> select(const RunState& state);

} // namespace querymend
