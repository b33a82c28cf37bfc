#pragma once

#include "report/timelinerows.h"

#include <QString>

namespace querymend {

// What a timeline says in words; everything that is drawn is said here too.

/// `Solved at attempt 3`, `Attempt 2 of 4: asking the model`.
[[nodiscard]] QString headlineText(const TimelineRows& rows);
/// What a screen reader says when there is more: the headline, and what was found of the attempt that was judged last.
[[nodiscard]] QString announcement(const TimelineRows& rows);
/// `4.2 s · 2 140 tokens`.
[[nodiscard]] QString headlineCost(const RunHeadline& headline);

[[nodiscard]] QString bandText(const TimelineSection& band);
/// `Lane 1 · query plan · T 0.2`.
[[nodiscard]] QString laneText(const LaneRow& lane);
/// How the lane ended; empty while it goes on.
[[nodiscard]] QString laneEndText(const LaneRow& lane);
[[nodiscard]] QString stepText(const TimelineStep& step, std::uint32_t lanes);
/// Why, or what came of it; empty where the title says it all.
[[nodiscard]] QString stepDetail(const TimelineStep& step);
/// `1.2 s · 340 tokens`; empty where no model was asked.
[[nodiscard]] QString stepCost(const TimelineStep& step);

/// All of it.
[[nodiscard]] QString spokenStep(const TimelineStep& step, std::uint32_t lanes);

/// The word of its category, or of what it waits for.
[[nodiscard]] QString cardTitle(const AttemptCard& card);
/// `hint specific`; empty where none was sent.
[[nodiscard]] QString cardHint(const AttemptCard& card);
/// `refine`, `complete · score 92`, or what it waits for.
[[nodiscard]] QString cardDecision(const AttemptCard& card, const LaneRow& lane);
/// `same as 1`, `2 waits`; empty where there is nothing odd.
[[nodiscard]] QString cardRemark(const AttemptCard& card);
/// `1.2 s · 702 tokens`.
[[nodiscard]] QString cardCost(const AttemptCard& card);
/// `reply passed, guard passed, references failed`.
[[nodiscard]] QString rungsText(const AttemptCard& card);
/// In a sentence, the value first.
[[nodiscard]] QString spokenCard(const AttemptCard& card, const LaneRow& lane, std::uint32_t lanes);
/// Line by line.
[[nodiscard]] QString cardTip(const AttemptCard& card, const LaneRow& lane, std::uint32_t lanes);

} // namespace querymend
