#pragma once

#include "report/timelinerows.h"

#include <array>
#include <string>

namespace querymend {

/// A drawing's colours, in SVG syntax.
struct DrawingColours {
    std::string page;
    std::string card;
    std::string line;
    std::string text;
    std::string dim;
    std::array<std::string, cardKindCount> kinds; ///< by CardKind
};

[[nodiscard]] DrawingColours paperColours();
/// The colours of htmlReport's page, which follow the reader's colour scheme.
[[nodiscard]] DrawingColours pageColours();

/// A timeline as a self-contained SVG: lanes side by side, four in a row, with a card for each attempt. Text and signs
/// say all that colours do, and no text from a model or a database can break out of its element.
[[nodiscard]] std::string timelineSvg(const TimelineRows& rows, const DrawingColours& colours);

} // namespace querymend
