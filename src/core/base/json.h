#pragma once

#include "base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace querymend {

/// Where and why a text is not JSON.
struct JsonError {
    std::size_t byte = 0;
    std::string reason;
};

/// How deep arrays and objects may stand in each other.
inline constexpr std::size_t deepestJson = 1000;

/// Parses a whole text; never throws. Duplicate keys keep the last value, as nlohmann_json does.
Result<nlohmann::json, JsonError> parseJson(std::string_view text);

/// One line, UTF-8; bytes that are not UTF-8 become U+FFFD instead of an exception.
[[nodiscard]] std::string toJsonLine(const nlohmann::ordered_json& value);

} // namespace querymend
