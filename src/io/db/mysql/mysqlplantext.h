#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Turns MariaDB's plan into valid JSON. MariaDB does not escape conditions and names, so a quote, a tab or a backslash
/// breaks its JSON; but it writes one item per line, which shows where each text ends. Nothing if a line is not one
/// that the server writes.
[[nodiscard]] std::optional<std::string> escapedMariadbPlan(std::string_view text);

} // namespace querymend
