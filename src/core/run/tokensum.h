#pragma once

#include "run/modeltraffic.h"

#include <cstdint>
#include <optional>
#include <string>

namespace querymend {

/// What a model costs, for a million tokens.
struct ModelPrice {
    double prompt = 0;
    double reply = 0;
    std::string currency = "USD";

    friend bool operator==(const ModelPrice&, const ModelPrice&) = default;
};

/// What calls cost.
struct ModelCost {
    double amount = 0;
    std::string currency;
    bool isLeast = false; ///< some calls did not tell what they used, so it is this or more

    friend bool operator==(const ModelCost&, const ModelCost&) = default;
};

/// What several calls were charged: where a server did not tell all, it is this or more.
struct TokenSum {
    std::uint64_t prompt = 0;
    std::uint64_t reply = 0;
    std::uint32_t untold = 0;          ///< calls that did not tell both numbers
    std::optional<ModelPrice> price{}; ///< where it is known

    /// Scripted words are charged by nobody, so there it is nothing that they tell no numbers.
    void add(const TokenCounts& counts, ModelKind kind);
    [[nodiscard]] std::uint64_t all() const { return prompt + reply; }
    /// None without a price, and where no call was charged.
    [[nodiscard]] std::optional<ModelCost> cost() const;

    friend bool operator==(const TokenSum&, const TokenSum&) = default;
};

} // namespace querymend
