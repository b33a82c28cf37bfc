#pragma once

#include "run/state.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// Estimates the tokens of a prompt; 0 if the policy sets no token limit, as the estimate is then unused.
[[nodiscard]] std::uint64_t promptEstimateIn(const RunState& state, const std::vector<PromptSection>& prompt);

/// Adds a finished call to the run's tokens. If the policy limits tokens, counts that the server did not report are
/// estimated; otherwise the limit would not hold.
void charge(RunState& state, const TokenCounts& counts, std::uint64_t promptEstimate, std::string_view reply);

} // namespace querymend
