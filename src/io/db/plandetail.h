#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace querymend {

/// What an engine's plan says of a step, for people: a text as it is, entries of a list with commas between them.
[[nodiscard]] std::string planDetail(const nlohmann::json& value);

} // namespace querymend
