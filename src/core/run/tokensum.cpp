#include "run/tokensum.h"

#include <algorithm>

namespace querymend {

namespace {

std::optional<ModelCost> costAt(const std::optional<ModelPrice>& price, const ChargedBefore& charged)
{
    if (!price)
        return std::nullopt;
    constexpr double million = 1e6;
    const std::uint64_t special = charged.cached + charged.cacheWritten;
    const auto times = [](std::uint64_t tokens, double each) { return static_cast<double>(tokens) * each; };
    const double amount = times(charged.prompt - std::min(charged.prompt, special), price->prompt)
        + times(charged.cached, price->cached.value_or(price->prompt))
        + times(charged.cacheWritten, price->cacheWrite.value_or(price->prompt)) + times(charged.reply, price->reply);
    return ModelCost{amount / million, price->currency, charged.untold > 0};
}

} // namespace

void TokenSum::add(const TokenCounts& counts, ModelKind kind)
{
    prompt += counts.prompt.value_or(0);
    reply += counts.reply.value_or(0);
    cached += counts.cached.value_or(0);
    cacheWritten += counts.cacheWritten.value_or(0);
    const bool isCounted = kind == ModelKind::live || kind == ModelKind::recorded;
    if (isCounted && (!counts.prompt || !counts.reply))
        ++untold;
}

void TokenSum::add(const TokenCounts& counts, const ModelTerms& model)
{
    changePrice(model.price);
    add(counts, model.kind);
}

void TokenSum::changePrice(const std::optional<ModelPrice>& next)
{
    if (next == price)
        return;
    if (isCharged())
        before = ChargedBefore{prompt, reply, untold, cost(), cached, cacheWritten};
    price = next;
}

std::optional<ModelCost> TokenSum::cost() const
{
    if (!isCharged())
        return std::nullopt;
    if (!before)
        return costAt(price, {prompt, reply, untold, {}, cached, cacheWritten});
    const ChargedBefore since{prompt - before->prompt, reply - before->reply,
                              untold - before->untold, {},
                              cached - before->cached, cacheWritten - before->cacheWritten};
    if (since == ChargedBefore{})
        return before->cost;
    std::optional<ModelCost> sum = costAt(price, since);
    const std::optional<ModelCost>& earlier = before->cost;
    if (sum && earlier && sum->currency != earlier->currency)
        return std::nullopt;
    if (!sum || !earlier) { // the cost of one part is unknown
        sum = sum ? sum : earlier;
        if (sum)
            sum->isLeast = true;
        return sum;
    }
    return ModelCost{sum->amount + earlier->amount, sum->currency, sum->isLeast || earlier->isLeast};
}

} // namespace querymend
