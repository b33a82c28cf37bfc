#pragma once

#include <nlohmann/json_fwd.hpp>

namespace querymend {

/// The JSON schema of a structured reply, replySchema(), with its members in order.
[[nodiscard]] nlohmann::ordered_json answerSchema();

} // namespace querymend
