#pragma once

#include "run/state.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// About how many tokens a prompt has; 0 where the policy limits none, because then nobody asks.
[[nodiscard]] std::uint64_t promptEstimateIn(const RunState& state, const std::vector<PromptSection>& prompt);

/// A call is over. What its server did not tell counts by estimate where the policy limits tokens: no limit would hold
/// otherwise.
void charge(RunState& state, const TokenCounts& counts, std::uint64_t promptEstimate, std::string_view reply);

} // namespace querymend
