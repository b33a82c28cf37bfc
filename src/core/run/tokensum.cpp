#include "run/tokensum.h"

namespace querymend {

void TokenSum::add(const TokenCounts& counts, ModelKind kind)
{
    prompt += counts.prompt.value_or(0);
    reply += counts.reply.value_or(0);
    if (kind != ModelKind::scripted && (!counts.prompt || !counts.reply))
        ++untold;
}

std::optional<ModelCost> TokenSum::cost() const
{
    if (!price || (all() == 0 && untold == 0))
        return std::nullopt;
    constexpr double million = 1e6;
    const double amount = static_cast<double>(prompt) * price->prompt + static_cast<double>(reply) * price->reply;
    return ModelCost{amount / million, price->currency, untold > 0};
}

} // namespace querymend
