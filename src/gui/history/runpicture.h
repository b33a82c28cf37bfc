#pragma once

#include "report/timelinesvg.h"
#include "run/event.h"

#include <QByteArray>

#include <vector>

namespace querymend {

/// How a run is drawn for others.
struct RunLook {
    DrawingColours colours = lightDrawing();
    AnswerRows answer{};
    StoryLanguage language{}; ///< of the story
};

/// The run as a PNG, at twice the size to stay sharp; a very long run at the largest size that fits.
[[nodiscard]] QByteArray pictureOf(const std::vector<RunEvent>& events, const RunLook& look);

/// The run as an animated PNG: one picture for each event that changes what is shown, at a pace that can be read.
[[nodiscard]] QByteArray filmOf(const std::vector<RunEvent>& events, const RunLook& look);

} // namespace querymend
