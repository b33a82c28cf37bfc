#pragma once

#include "base/result.h"
#include "run/policy.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace querymend {

/// The policy as records have it.
[[nodiscard]] nlohmann::ordered_json policyJson(const RunPolicy& policy);

/// The policy with the fields of an object, which may have any of them; on failure,
/// says of it what is wrong first: `has "lanse", which is not a policy field`.
[[nodiscard]] Result<RunPolicy, std::string> policyFrom(const nlohmann::json& given, const RunPolicy& otherwise);

} // namespace querymend
