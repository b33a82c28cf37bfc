#pragma once

#include "arguments/command.h"
#include "terminal/console.h"

#include <string_view>

namespace querymend {

/// Replaces this process with the program that shows the window, and opens a database there if one is named; returns
/// only on failure.
[[nodiscard]] ExitStatus openWindow(const Console& console, std::string_view place = {});

} // namespace querymend
