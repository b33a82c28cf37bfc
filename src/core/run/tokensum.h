#pragma once

#include "run/modelterms.h"
#include "run/modeltraffic.h"

#include <cstdint>
#include <optional>
#include <string>

namespace querymend {

/// The cost of model calls.
struct ModelCost {
    double amount = 0;
    std::string currency;
    bool isLeast = false; ///< a lower bound: some calls lack token counts or a price

    friend bool operator==(const ModelCost&, const ModelCost&) = default;
};

/// Usage before the user changed the model; it keeps its price.
struct ChargedBefore {
    std::uint64_t prompt = 0;
    std::uint64_t reply = 0;
    std::uint32_t untold = 0;
    std::optional<ModelCost> cost{};
    std::uint64_t cached = 0;
    std::uint64_t cacheWritten = 0;

    friend bool operator==(const ChargedBefore&, const ChargedBefore&) = default;
};

/// The token usage of several calls; a lower bound if a server did not report all of it.
struct TokenSum {
    std::uint64_t prompt = 0;
    std::uint64_t reply = 0;
    std::uint32_t untold = 0;              ///< calls without both counts
    std::optional<ModelPrice> price{};     ///< of the calls since the last change, if known
    std::optional<ChargedBefore> before{}; ///< the part before the last price change
    std::uint64_t cached = 0;              ///< of the prompts: read from the server's cache
    std::uint64_t cacheWritten = 0;        ///< of the prompts: written to it

    /// Scripted replies cost nothing, so their missing counts are not `untold`.
    void add(const TokenCounts& counts, ModelKind kind);
    /// The same, at this model's price.
    void add(const TokenCounts& counts, const ModelTerms& model);
    void changePrice(const std::optional<ModelPrice>& next);
    [[nodiscard]] std::uint64_t all() const { return prompt + reply; }
    /// None without usage or any price, and if prices are in two currencies, which cannot be added.
    [[nodiscard]] std::optional<ModelCost> cost() const;

    friend bool operator==(const TokenSum&, const TokenSum&) = default;

private:
    [[nodiscard]] bool isCharged() const { return all() > 0 || untold > 0; }
};

} // namespace querymend
