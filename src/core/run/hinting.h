#pragma once

#include "run/state.h"

#include <string>
#include <vector>

namespace querymend {

struct RunContext;

/// What a lane is told about its last attempt, which failed.
[[nodiscard]] HintChosen hintAfter(const RunState& state, const LaneState& lane, const RunContext& context);

/// A line for each attempt of the lane but the last: what was tried and what it gave.
[[nodiscard]] std::vector<std::string> ledgerOf(const LaneState& lane);

/// What a higher level is told of the one that found nothing.
[[nodiscard]] std::string escalationContextOf(const RunState& state);

} // namespace querymend
