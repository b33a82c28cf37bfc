#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// MariaDB writes conditions and names into its JSON as they are, so a quote, a tab or a backslash breaks it. It also
/// writes one thing a line, though, and that says where each text ends. Gives valid JSON of such a text; nothing where
/// a line is none of those that the server writes.
[[nodiscard]] std::optional<std::string> escapedMariadbPlan(std::string_view text);

} // namespace querymend
