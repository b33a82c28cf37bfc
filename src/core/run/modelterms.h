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

/// What a run knows of a model beside its name.
struct ModelTerms {
    ModelKind kind = ModelKind::live;
    std::optional<ModelPrice> price{}; ///< where it is known
    std::uint32_t contextTokens = 0;   ///< for prompt and reply; 0 where it is not known

    friend bool operator==(const ModelTerms&, const ModelTerms&) = default;
};

} // namespace querymend
