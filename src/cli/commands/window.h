#pragma once

#include "arguments/command.h"
#include "terminal/console.h"

#include <string>
#include <string_view>

namespace querymend {

/// The program that shows the window, in the folder of this one.
[[nodiscard]] std::string windowProgram();
/// Whether there is a display.
[[nodiscard]] bool canShowWindows();

/// Replaces this process with the program that shows the window, and opens a database there if one is named; returns
/// only on failure.
[[nodiscard]] ExitStatus openWindow(const Console& console, std::string_view place = {});

} // namespace querymend
