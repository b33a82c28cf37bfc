#pragma once

#include "llm/wire/modelcall.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

// Shared by the requests of several formats.

/// The request for a call: a POST with its body, and the call's extra fields.
[[nodiscard]] WireRequest requestOf(const ModelCall& call, std::string_view path, nlohmann::ordered_json body);
/// A POST with a JSON body.
[[nodiscard]] WireRequest jsonRequest(std::string_view path, const nlohmann::ordered_json& body, ReplyFlow flow);
[[nodiscard]] WireRequest listRequest(std::string_view path);
/// The system prompt, if there is one, and the user prompt as messages.
[[nodiscard]] nlohmann::ordered_json messagesOf(const ModelCall& call);
/// A seed that every server accepts: some use 32 bits for it, some a signed type.
[[nodiscard]] std::uint64_t smallSeed(std::uint64_t seed);

} // namespace querymend
