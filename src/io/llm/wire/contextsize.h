#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// The size of the model's context, in tokens, in what a server says of itself (llama.cpp's `/props`), of a model
/// (Ollama's `/api/show`) or of all its models (`/v1/models`, in which servers name it differently).
[[nodiscard]] std::optional<std::uint32_t> contextSizeIn(std::string_view body, std::string_view model);

} // namespace querymend
