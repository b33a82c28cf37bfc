#pragma once

#include <string_view>

namespace querymend {

/// The JSON Schema of a reply for WantedReply::json, for servers that enforce one. Every member is required, as strict
/// modes demand; members that do not apply are null.
[[nodiscard]] std::string_view replySchema();

} // namespace querymend
