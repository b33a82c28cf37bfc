#pragma once

#include "run/modeltraffic.h"

#include <cstdint>
#include <optional>
#include <string>

namespace querymend {

/// A model's price per million tokens.
struct ModelPrice {
    double prompt = 0;
    double reply = 0;
    std::string currency = "USD";

    friend bool operator==(const ModelPrice&, const ModelPrice&) = default;
};

/// What a run knows about a model besides its name.
struct ModelTerms {
    ModelKind kind = ModelKind::live;
    std::optional<ModelPrice> price{}; ///< if known
    std::uint32_t contextTokens = 0;   ///< for prompt and reply together; 0 if unknown

    friend bool operator==(const ModelTerms&, const ModelTerms&) = default;
};

} // namespace querymend
