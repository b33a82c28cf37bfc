#pragma once

#include "report/timelinerows.h"

#include <optional>

namespace querymend {

// Which lanes the story of a run follows. What is returned points into the rows; null if there is none.

/// The attempt that is the answer: a person's choice, or else the run's.
[[nodiscard]] const AttemptCard* answerIn(const TimelineRows& rows);
/// The lane in which the story ends, if that is settled. While a run goes on, its newest attempt is now in one lane,
/// now in another.
[[nodiscard]] std::optional<LaneId> lastLaneOf(const TimelineRows& rows, const AttemptCard* answer);
/// The lane that the story follows through a level, if it ends in `last`.
[[nodiscard]] const LaneRow* laneToFollow(const TimelineSection& band, std::optional<LaneId> last);
/// The lane in which the story of a run without an answer ends.
[[nodiscard]] const LaneRow* laneWithoutAnswer(const TimelineRows& rows);

} // namespace querymend
