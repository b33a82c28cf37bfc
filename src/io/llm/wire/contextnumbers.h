#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// How much was asked for and how much there is room for, in tokens.
struct ContextNumbers {
    std::optional<std::uint64_t> prompt;
    std::optional<std::uint64_t> context;
};

/// Out of the words of a server that cannot hold a prompt. Each server has words of its own; but the first two numbers
/// in all of them are these, and the larger is the prompt's.
[[nodiscard]] ContextNumbers contextNumbersIn(std::string_view message);

} // namespace querymend
