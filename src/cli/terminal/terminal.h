#pragma once

#include "db/addresses/connectionurl.h"
#include "terminal/terminalpage.h"

#include <cstdint>

namespace querymend {

/// Whether a stream is a user's terminal, as far as can be determined.
enum class Interactive : std::uint8_t { no, yes };

[[nodiscard]] Interactive standardInputIs();
[[nodiscard]] Interactive standardOutputIs();

/// Whether a terminal can show more than ASCII.
enum class Symbols : std::uint8_t { ascii, unicode };

/// Returns `on` for a terminal with colours, unless NO_COLOR forbids them.
[[nodiscard]] Colours coloursOf(Interactive output, const Environment& environment);
[[nodiscard]] Symbols symbolsOf(const Environment& environment);

} // namespace querymend
