#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// None if it is not set.
[[nodiscard]] std::optional<std::string> environmentVariable(std::string_view name);

} // namespace querymend
