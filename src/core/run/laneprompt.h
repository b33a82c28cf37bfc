#pragma once

#include "prompt/prompt.h"
#include "run/decide.h"
#include "run/state.h"

namespace querymend {

/// The lane's next prompt: for its first statement, or for a correction of the last failed one.
[[nodiscard]] BuiltPrompt lanePrompt(const RunState& state, const LaneState& lane, const RunContext& context);

} // namespace querymend
