#pragma once

#include "arguments/command.h"
#include "terminal/console.h"

#include <string_view>
#include <vector>

namespace querymend {

/// Replaces this process with the program that shows the window, which gets the words: options, and the database to be
/// opened there; returns only on failure.
[[nodiscard]] ExitStatus openWindow(const Console& console, const std::vector<std::string_view>& words);

} // namespace querymend
