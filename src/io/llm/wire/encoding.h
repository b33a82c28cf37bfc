#pragma once

#include "llm/wire/modelcall.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

// What the requests of several formats have in common.

/// A POST of JSON.
[[nodiscard]] WireRequest jsonRequest(std::string_view path, const nlohmann::ordered_json& body, ReplyFlow flow);
[[nodiscard]] WireRequest listRequest(std::string_view path);
/// The system's part, if there is one, and the user's as messages.
[[nodiscard]] nlohmann::ordered_json messagesOf(const ModelCall& call);
/// A seed that every server can hold: some have 32 bits for it, and some a sign.
[[nodiscard]] std::uint64_t smallSeed(std::uint64_t seed);

} // namespace querymend
