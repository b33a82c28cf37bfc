#pragma once

#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// The shells that words can be completed for.
[[nodiscard]] std::span<const std::string_view> completedShells();

/// A script that makes a shell complete the program's commands, options and files; empty for an unknown shell.
[[nodiscard]] std::string completionsFor(std::string_view shell);

} // namespace querymend
