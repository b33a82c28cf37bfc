#pragma once

#include "command.h"

#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// Every command, in the order of the help.
[[nodiscard]] std::span<const Command* const> allCommands();
/// Null where there is none of this name.
[[nodiscard]] const Command* commandNamed(std::string_view name);

/// Runs what the words behind the program's name ask for.
[[nodiscard]] ExitStatus runProgram(const std::vector<std::string_view>& words, const Console& console);

} // namespace querymend
