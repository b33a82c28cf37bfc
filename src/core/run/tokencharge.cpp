#include "run/tokencharge.h"

#include "base/tokenestimate.h"

#include <algorithm>

namespace querymend {

std::uint64_t estimatedTokens(const std::vector<PromptSection>& prompt)
{
    std::uint64_t tokens = 0;
    for (const PromptSection& section : prompt)
        tokens += estimatedTokens(section.text);
    return tokens;
}

namespace {

void chargeAt(RunState& state, const std::optional<ModelPrice>& price, const TokenCounts& counts,
              std::uint64_t promptEstimate, std::string_view reply)
{
    state.tokens.add(counts, {state.start.modelKind, price});
    if (state.start.policy.tokens == 0)
        return;
    state.estimatedTokens += counts.prompt ? 0 : promptEstimate;
    state.estimatedTokens += counts.reply ? 0 : estimatedTokens(reply);
}

} // namespace

void charge(RunState& state, const TokenCounts& counts, std::uint64_t promptEstimate, std::string_view reply)
{
    chargeAt(state, state.start.price, counts, promptEstimate, reply);
}

void chargeRole(RunState& state, const RoleCall& call, const TokenCounts& counts, std::string_view reply)
{
    const RoleState* const role = state.role(call);
    chargeAt(state, priceFor(state.start.policy.roleModels, call.role, state.start.price), counts,
             role ? role->promptEstimate : 0, reply);
}

bool isCostSpent(const RunState& state)
{
    const double most = state.start.policy.cost;
    const std::optional<ModelCost> cost = most > 0 ? state.tokens.cost() : std::nullopt;
    return cost && cost->amount >= most;
}

std::optional<ModelPrice> priceFor(const std::vector<RoleModel>& models, ModelRole role,
                                   const std::optional<ModelPrice>& price)
{
    const auto own = std::find_if(models.begin(), models.end(), [&](const RoleModel& one) { return one.role == role; });
    return own == models.end() ? price : own->price;
}

} // namespace querymend
