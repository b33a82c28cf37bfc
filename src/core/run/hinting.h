#pragma once

#include "run/state.h"

#include <string>

namespace querymend {

struct RunContext;

/// The hint for a lane whose last attempt failed.
[[nodiscard]] HintChosen hintAfter(const RunState& state, const LaneState& lane, const RunContext& context);

} // namespace querymend
