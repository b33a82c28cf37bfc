#pragma once

#include "arguments/command.h"

#include <span>
#include <string_view>
#include <vector>

namespace querymend {

class ProgramLog;

/// All commands, in the order of the help.
[[nodiscard]] std::span<const Command* const> allCommands();
/// Null if there is none of this name.
[[nodiscard]] const Command* commandNamed(std::string_view name);

/// Runs the command given by the words after the program's name.
[[nodiscard]] ExitStatus runProgram(std::vector<std::string_view> words, const Console& console, ProgramLog& log);

} // namespace querymend
