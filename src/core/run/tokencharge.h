#pragma once

#include "run/state.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

[[nodiscard]] std::uint64_t estimatedTokens(const std::vector<PromptSection>& prompt);

/// Adds a finished call to the run's tokens. If the policy limits tokens, counts that the server did not report are
/// estimated; otherwise the limit would not hold.
void charge(RunState& state, const TokenCounts& counts, std::uint64_t promptEstimate, std::string_view reply);

} // namespace querymend
