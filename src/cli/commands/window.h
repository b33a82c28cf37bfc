#pragma once

#include "arguments/command.h"
#include "terminal/console.h"

namespace querymend {

/// Replaces this process with the program that shows the window; returns only on failure.
[[nodiscard]] ExitStatus openWindow(const Console& console);

} // namespace querymend
