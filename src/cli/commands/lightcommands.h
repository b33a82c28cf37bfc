#pragma once

#include "arguments/command.h"

#include <string_view>
#include <vector>

namespace querymend {

class ProgramLog;

/// Whether the program can do what these words ask without loading the library of all commands: commands that editors
/// and scripts call often, without a database or on a file, and the hosts of such files. Where it is not certain, it
/// says no, which is always right, only slower.
[[nodiscard]] bool isLight(const std::vector<std::string_view>& words);

/// Runs a command that isLight() has accepted.
[[nodiscard]] ExitStatus runLight(std::vector<std::string_view> words, const Console& console, ProgramLog& log);

} // namespace querymend
