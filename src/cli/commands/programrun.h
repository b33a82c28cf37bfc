#pragma once

#include "arguments/command.h"

#include <string_view>
#include <vector>

namespace querymend {

class ProgramLog;

/// Whether the program has started itself to host an engine.
[[nodiscard]] bool asksForHost(const std::vector<std::string_view>& words);

/// Runs what the words after the program's name ask for: `program` with the standard streams and the log, or the host
/// of an engine. Returns the exit status.
[[nodiscard]] int runWords(const std::vector<std::string_view>& words,
                           ExitStatus (*program)(std::vector<std::string_view>, const Console&, ProgramLog&));

/// The command's own options, and those that all commands have.
[[nodiscard]] std::vector<Option> optionsOf(const Command& command);
/// The option of all commands that may also be the first word.
[[nodiscard]] const Option& verboseSwitch();

/// Whether one of the words after a command's name is `--help`; it counts anywhere before `--`.
[[nodiscard]] bool asksForHelp(const std::vector<std::string_view>& words);

/// Runs a command with the words after its name, which do not ask for help.
[[nodiscard]] ExitStatus runCommand(const Command& command, const std::vector<std::string_view>& words,
                                    const Console& console, ProgramLog& log);

[[nodiscard]] ExitStatus printVersion(const Console& console);

} // namespace querymend
