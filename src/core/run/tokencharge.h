#pragma once

#include "run/state.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace querymend {

[[nodiscard]] std::uint64_t estimatedTokens(const std::vector<PromptSection>& prompt);

/// Adds a finished call to the run's tokens. If the policy limits tokens, counts that the server did not report are
/// estimated; otherwise the limit would not hold.
void charge(RunState& state, const TokenCounts& counts, std::uint64_t promptEstimate, std::string_view reply);
/// Adds a finished call of a helper role, which may ask another model at another price.
void chargeRole(RunState& state, const RoleCall& call, const TokenCounts& counts, std::string_view reply);

/// Whether the run has cost what it may. Unknown costs are not counted.
[[nodiscard]] bool isCostSpent(const RunState& state);

/// The price of a role's model; `price` if it is the run's own.
[[nodiscard]] std::optional<ModelPrice> priceFor(const std::vector<RoleModel>& models, ModelRole role,
                                                 const std::optional<ModelPrice>& price);

} // namespace querymend
