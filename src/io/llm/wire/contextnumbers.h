#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// The size of a prompt and of the model's context, in tokens.
struct ContextNumbers {
    std::optional<std::uint64_t> prompt;
    std::optional<std::uint64_t> context;
};

/// Extracts the numbers from a server's message that a prompt is too long. Wordings differ, but the first two numbers
/// are always these, and the larger one is the prompt's.
[[nodiscard]] ContextNumbers contextNumbersIn(std::string_view message);

} // namespace querymend
