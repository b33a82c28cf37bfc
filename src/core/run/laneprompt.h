#pragma once

#include "prompt/prompt.h"
#include "run/decide.h"
#include "run/state.h"

namespace querymend {

/// What a lane's model is asked next: for its first statement, or for one in place of that which failed last.
[[nodiscard]] BuiltPrompt lanePrompt(const RunState& state, const LaneState& lane, const RunContext& context);

} // namespace querymend
