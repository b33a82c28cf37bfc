#pragma once

#include <string_view>

namespace querymend {

/// The JSON Schema of a reply for WantedReply::json, for servers that enforce one. What decides comes first, so that a
/// model that is held to this order thinks before it writes SQL. Every member is required but may be null, as the
/// strictest servers demand.
[[nodiscard]] std::string_view replySchema();

} // namespace querymend
