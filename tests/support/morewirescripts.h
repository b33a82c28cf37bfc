#pragma once

#include "support/wirescripts.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace querymend::test {

/// The text as a JSON string.
[[nodiscard]] inline std::string quoted(std::string_view text)
{
    return nlohmann::json(std::string(text)).dump();
}

[[nodiscard]] WireScript responsesScript();
[[nodiscard]] WireScript geminiScript();

} // namespace querymend::test
