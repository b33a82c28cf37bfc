#pragma once

#include <string_view>

namespace querymend {

/// The JSON Schema of a reply to WantedReply::json, for servers that hold a model to one. Every member is required, as
/// strict modes want it; what does not apply is null.
[[nodiscard]] std::string_view replySchema();

} // namespace querymend
