#pragma once

#include <string>

namespace querymend {

/// The program's manual page, as troff with the macros `man`: all that `--help` says, of every command.
[[nodiscard]] std::string manualPage();

} // namespace querymend
