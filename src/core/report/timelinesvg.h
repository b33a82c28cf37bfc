#pragma once

#include "report/timelinerows.h"

#include <array>
#include <string>

namespace querymend {

/// What a drawing is painted with, as SVG writes colours.
struct DrawingColours {
    std::string page;
    std::string card;
    std::string line;
    std::string text;
    std::string dim;
    std::array<std::string, cardKindCount> kinds; ///< by CardKind
};

[[nodiscard]] DrawingColours paperColours();
/// Those of the page of htmlReport, which changes with the reader's scheme.
[[nodiscard]] DrawingColours pageColours();

/// A timeline as a drawing that needs nothing else: lanes side by side, four in a row, with a card for each attempt.
/// Words and signs say all that colours do. Nothing that a model or a database said can leave its place.
[[nodiscard]] std::string timelineSvg(const TimelineRows& rows, const DrawingColours& colours);

} // namespace querymend
