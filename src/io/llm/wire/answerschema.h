#pragma once

#include <nlohmann/json_fwd.hpp>

namespace querymend {

/// The JSON schema of a structured reply: `sql` with an `explanation`, or `invalid_request` with the reason why there
/// is no SQL. Every property is required but may be null, as the strictest servers demand.
[[nodiscard]] nlohmann::ordered_json answerSchema();

} // namespace querymend
