#pragma once

#include "db/addresses/connectionurl.h"
#include "terminal/terminalpage.h"

#include <cstdint>
#include <string>

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
/// A sentence of the program's own, without arrows and dots that the terminal cannot show.
[[nodiscard]] std::string inSymbols(std::string sentence, Symbols symbols);

} // namespace querymend
