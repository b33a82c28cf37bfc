#pragma once

#include "run/state.h"

#include <cstdint>

namespace querymend {

/// How many tokens, by our own estimate, prompt and reply may have together after a server found a prompt of
/// `estimate` tokens too long. Our estimate and the server's count of one prompt tell how they compare.
[[nodiscard]] std::uint64_t fittingTokens(const RunState& state, std::uint64_t estimate, const ContextSizes& told);

/// How often a prompt that a server found too long is shortened.
inline constexpr std::uint32_t mostShortenings = 3;

/// The context for the next prompt: the model's, or what fits; 0 if neither is known.
[[nodiscard]] std::size_t contextFor(const RunState& state);

} // namespace querymend
