#pragma once

#include "run/state.h"

#include <string>

namespace querymend {

struct RunContext;

/// What a lane is told about its last attempt, which failed.
[[nodiscard]] HintChosen hintAfter(const RunState& state, const LaneState& lane, const RunContext& context);

/// What a higher level is told of the one that found nothing.
[[nodiscard]] std::string escalationContextOf(const RunState& state);

} // namespace querymend
