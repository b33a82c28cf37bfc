#pragma once

#include "base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace querymend {

/// Why a text is not JSON, and where.
struct JsonError {
    std::size_t offset = 0; ///< of the byte at which reading failed; 0 if unknown
    std::string reason;
};

/// The deepest nesting of arrays and objects that is accepted.
inline constexpr std::size_t deepestJson = 1000;

/// Parses a whole text; never throws. Duplicate keys keep the last value, as nlohmann_json does.
Result<nlohmann::json, JsonError> parseJson(std::string_view text);

/// Serialises to one line of UTF-8; invalid bytes become U+FFFD instead of throwing.
[[nodiscard]] std::string toJsonLine(const nlohmann::ordered_json& value);

} // namespace querymend
