#pragma once

#include "run/state.h"

#include <string>

namespace querymend {

struct RunContext;

/// The hint for a lane whose last attempt failed.
[[nodiscard]] HintChosen hintAfter(const RunState& state, const LaneState& lane, const RunContext& context);

/// The summary of a failed level for the next level's prompts.
[[nodiscard]] std::string escalationContextOf(const RunState& state);

} // namespace querymend
