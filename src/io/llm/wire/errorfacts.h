#pragma once

#include "llm/wire/modelreply.h"
#include "llm/wire/wirejson.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

struct WireResponse;

/// What a server says of an error, whatever form it has for that.
struct ErrorFacts {
    int status = 0; ///< of HTTP; 0 where the error came in a reply that had begun well
    std::string message;
    std::string type;
    std::string code;
    std::string param;
    std::optional<std::uint64_t> promptTokens;
    std::optional<std::uint64_t> contextTokens;
};

/// Out of `{"error": {…}}`, `{"error": "text"}` and their kin.
[[nodiscard]] ErrorFacts errorFactsOf(const WireJson& body);
/// Out of words alone.
[[nodiscard]] ErrorFacts errorFactsOf(std::string_view words);

[[nodiscard]] WireFailure failureOf(const ErrorFacts& facts);
/// Of a response whose status says that it is no reply.
[[nodiscard]] WireFailure failureOfResponse(const WireResponse& response);

/// How much of a page that is no answer is looked at.
inline constexpr std::size_t pageBytes = 4096;
/// What such a page seems to be, for a person: its type, its title or its beginning.
[[nodiscard]] std::string pageSummary(std::string_view page, std::string_view contentType);

} // namespace querymend
