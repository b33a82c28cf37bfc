#pragma once

#include "command.h"
#include "console.h"

namespace querymend {

/// Becomes the program that shows the window; comes back only where that cannot be.
[[nodiscard]] ExitStatus openWindow(const Console& console);

} // namespace querymend
