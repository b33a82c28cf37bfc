#pragma once

#include "command.h"
#include "console.h"

namespace querymend {

/// Replaces this process with the program that shows the window; returns only on failure.
[[nodiscard]] ExitStatus openWindow(const Console& console);

} // namespace querymend
