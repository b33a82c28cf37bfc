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

/// What a server reports about an error, whatever its format.
struct ErrorFacts {
    int status = 0; ///< of HTTP; within a reply, the error's code if that is a status, else 0
    std::string message;
    std::string type;
    std::string code;
    std::string param;
    std::optional<std::uint64_t> promptTokens;
    std::optional<std::uint64_t> contextTokens;
};

/// From `{"error": {…}}`, `{"error": "text"}` and similar forms.
[[nodiscard]] ErrorFacts errorFactsOf(const WireJson& body);
/// From plain text.
[[nodiscard]] ErrorFacts errorFactsOf(std::string_view words);

[[nodiscard]] WireFailure failureOf(const ErrorFacts& facts);
/// For a response whose status is not a good one.
[[nodiscard]] WireFailure failureOfResponse(const WireResponse& response);

/// How many bytes of an unexpected page are examined.
inline constexpr std::size_t pageBytes = 4096;
/// Describes such a page for the user: its type, and its title or its beginning.
[[nodiscard]] std::string pageSummary(std::string_view page, std::string_view contentType);

} // namespace querymend
