#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace querymend {

/// The text of a member. DBeaver writes some numbers as texts and some texts as numbers; anything else is empty.
[[nodiscard]] std::string textIn(const nlohmann::json& object, const char* name);
/// Null if there is no such member, or if it is no object.
[[nodiscard]] const nlohmann::json* objectIn(const nlohmann::json& object, const char* name);
/// Whether a member is `true`, also as a text.
[[nodiscard]] bool isTrueIn(const nlohmann::json& object, const char* name);

} // namespace querymend
