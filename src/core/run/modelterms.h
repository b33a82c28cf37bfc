#pragma once

#include "prompt/method.h"
#include "run/modeltraffic.h"
#include "schema/examples.h"

#include <cstdint>
#include <optional>
#include <string>

namespace querymend {

/// A model's price per million tokens.
struct ModelPrice {
    double prompt = 0;
    double reply = 0;
    std::string currency = "USD";
    std::optional<double> cached{};     ///< for prompt tokens read from the server's cache; none: as the others
    std::optional<double> cacheWrite{}; ///< for prompt tokens written to the server's cache; none: as the others

    friend bool operator==(const ModelPrice&, const ModelPrice&) = default;
};

/// What a run knows about a model besides its name.
struct ModelTerms {
    ModelKind kind = ModelKind::live;
    std::optional<ModelPrice> price{};     ///< if known
    std::uint32_t contextTokens = 0;       ///< for prompt and reply together; 0 if unknown
    WantedReply reply = WantedReply::json; ///< the plain form if the server is not asked to enforce JSON
    Examples samples = Examples::shown;    ///< whether its prompts may show values from the database

    friend bool operator==(const ModelTerms&, const ModelTerms&) = default;
};

} // namespace querymend
