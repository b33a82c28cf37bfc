#include "run/tokencharge.h"

#include "base/tokenestimate.h"

namespace querymend {

std::uint64_t estimatedTokens(const std::vector<PromptSection>& prompt)
{
    std::uint64_t tokens = 0;
    for (const PromptSection& section : prompt)
        tokens += estimatedTokens(section.text);
    return tokens;
}

void charge(RunState& state, const TokenCounts& counts, std::uint64_t promptEstimate, std::string_view reply)
{
    state.tokens.add(counts, {state.start.modelKind, state.start.price});
    if (state.start.policy.tokens == 0)
        return;
    state.estimatedTokens += counts.prompt ? 0 : promptEstimate;
    state.estimatedTokens += counts.reply ? 0 : estimatedTokens(reply);
}

} // namespace querymend
