#pragma once

#include "run/attemptref.h"

namespace querymend {

inline constexpr AttemptRef firstAttempt{LaneId{0}, 0};
inline constexpr AttemptRef secondAttempt{LaneId{0}, 1};

} // namespace querymend
