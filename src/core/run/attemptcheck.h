#pragma once

#include "run/decide.h"

#include <string>

namespace querymend {

/// What the rungs that need no engine say of a statement of this run.
[[nodiscard]] Verdict checkAttempt(const std::string& sql, const RunState& state, const RunContext& context);

} // namespace querymend
