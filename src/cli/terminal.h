#pragma once

#include "db/connectiontarget.h"
#include "inputfile.h"
#include "terminalpage.h"

#include <cstdint>

namespace querymend {

/// Whether a terminal shows more than ASCII.
enum class Symbols : std::uint8_t { ascii, unicode };

/// Colours, where a terminal that has them reads along and NO_COLOR does not forbid it.
[[nodiscard]] Colours coloursOf(Interactive output, const Environment& environment);
[[nodiscard]] Symbols symbolsOf(const Environment& environment);

} // namespace querymend
