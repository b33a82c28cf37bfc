#pragma once

#include "run/state.h"

#include <cstddef>
#include <string>

namespace querymend {

/// What an attempt tried, in one line or as its statement.
[[nodiscard]] std::string triedIn(const AttemptState& attempt);

/// The attempt's outcome in one line. If values must stay on the machine, it leaves out the engine's message, which may
/// quote them.
[[nodiscard]] std::string resultOf(const AttemptState& attempt, DataValues values);

/// The most tokens that a level's history may have in prompts, by estimate. It never has more than a quarter of the
/// model's context.
inline constexpr std::size_t mostEscalationTokens = 4000;

/// The summary of a failed level for the next level's prompts: the best statement, and what was tried, nearest misses
/// first, each statement and each mistake once.
[[nodiscard]] std::string escalationContextOf(const RunState& state);

} // namespace querymend
