#include "run/contextfit.h"

#include "prompt/prompt.h"

#include <algorithm>

namespace querymend {

std::uint64_t fittingTokens(const RunState& state, std::uint64_t estimate, const ContextSizes& told)
{
    const std::uint64_t before = estimate + roomForReply;
    const std::uint64_t context = told.context.value_or(state.start.policy.contextTokens);
    const std::uint64_t counted = std::max(told.prompt.value_or(estimate), estimate);
    std::uint64_t fitting = context > 0 && counted > 0 ? context * estimate / counted : before * 3 / 4;
    // Whatever the server told, the next prompt has to be shorter.
    fitting = std::min(fitting, before * 9 / 10);
    return std::max<std::uint64_t>(fitting, 1);
}

std::size_t contextFor(const RunState& state)
{
    const std::uint64_t model = state.start.policy.contextTokens;
    const std::uint64_t fitting = state.fittingTokens;
    return static_cast<std::size_t>(model == 0 || fitting == 0 ? std::max(model, fitting) : std::min(model, fitting));
}

} // namespace querymend
