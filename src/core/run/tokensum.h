#pragma once

#include "run/modelterms.h"
#include "run/modeltraffic.h"

#include <cstdint>
#include <optional>
#include <string>

namespace querymend {

/// What calls cost.
struct ModelCost {
    double amount = 0;
    std::string currency;
    bool isLeast = false; ///< some calls did not tell what they used, or have no price, so it is this or more

    friend bool operator==(const ModelCost&, const ModelCost&) = default;
};

/// What was charged before a person changed the model: it keeps the price that it had.
struct ChargedBefore {
    std::uint64_t prompt = 0;
    std::uint64_t reply = 0;
    std::uint32_t untold = 0;
    std::optional<ModelCost> cost{};

    friend bool operator==(const ChargedBefore&, const ChargedBefore&) = default;
};

/// What several calls were charged: where a server did not tell all, it is this or more.
struct TokenSum {
    std::uint64_t prompt = 0;
    std::uint64_t reply = 0;
    std::uint32_t untold = 0;              ///< calls that did not tell both numbers
    std::optional<ModelPrice> price{};     ///< of the calls since the last change, where it is known
    std::optional<ChargedBefore> before{}; ///< of these, the calls before the last change of the price

    /// Scripted words are charged by nobody, so there it is nothing that they tell no numbers.
    void add(const TokenCounts& counts, ModelKind kind);
    /// As above, at the price of the model that was asked.
    void add(const TokenCounts& counts, const ModelTerms& model);
    void changePrice(const std::optional<ModelPrice>& next);
    [[nodiscard]] std::uint64_t all() const { return prompt + reply; }
    /// None without any price, where no call was charged, and where prices in two currencies cannot be added.
    [[nodiscard]] std::optional<ModelCost> cost() const;

    friend bool operator==(const TokenSum&, const TokenSum&) = default;

private:
    [[nodiscard]] bool isCharged() const { return all() > 0 || untold > 0; }
};

} // namespace querymend
