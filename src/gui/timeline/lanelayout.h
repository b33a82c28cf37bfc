#pragma once

#include "timeline/timelinelayout.h"

namespace querymend {

// Lanes side by side, each in a box. What happened to the whole run is above the lanes of its level, as pills; small
// steps are below them.

/// No hint below a card has more lines.
inline constexpr int mostLinesBelow = 4;

/// Whether the cards of a column are too narrow for the rungs beside the category.
[[nodiscard]] bool isNarrowLane(int cardWidth, const TimelineMetrics& metrics);

/// How long a text says what correction a card offers; 0 if it offers none.
[[nodiscard]] int offerLetters(const AttemptCard& card);
/// The room below a card of this width for a correction with such a text; `line` is the height of a line.
[[nodiscard]] int offerHeight(int letters, int width, int line);

/// The room below a card for its offer and its hint, or up to the next card if it has none.
[[nodiscard]] int hintHeight(const AttemptCard& card, int width, const TimelineMetrics& metrics);

[[nodiscard]] TimelineGeometry laneLayout(const TimelineRows& rows, const TimelineFrame& frame);

} // namespace querymend
