#pragma once

#include "system/fontuse.h"

#include <vector>

namespace querymend {

inline constexpr const char* usedFontsOption = "--used-fonts";

/// The fonts of the window and of SQL, as the system has them.
[[nodiscard]] std::vector<FontUse> usedFonts();

/// Serves the command line, which has no fonts: writes them to standard output. Returns the exit status.
[[nodiscard]] int tellUsedFonts();

} // namespace querymend
