#pragma once

#include "common/changewords.h"
#include "common/livereplies.h"
#include "report/timelinerows.h"

#include <QString>
#include <QStringList>

namespace querymend {

// The texts of a timeline, which also cover everything that is drawn.

/// `Solved at attempt 3`, `Attempt 2 of 4: calling the model`.
[[nodiscard]] QString headlineText(const TimelineRows& rows);
/// What screen readers announce after a change: the headline, and the attempt judged last.
[[nodiscard]] QString announcement(const TimelineRows& rows);
/// `4.2 s · 2 140 tokens`.
[[nodiscard]] QString headlineCost(const RunHeadline& headline);

/// The lines of a step's details, each of which is a sentence of its own, on one line.
[[nodiscard]] QString sentencesOnOneLine(const QString& details);
[[nodiscard]] QString bandText(const TimelineSection& band);
/// `Lane 1 · query plan · T 0.2`.
[[nodiscard]] QString laneText(const LaneRow& lane);
/// How the lane ended; empty while it is running.
[[nodiscard]] QString laneEndText(const LaneRow& lane);
/// `specific hint`; empty if none was sent.
[[nodiscard]] QString cardHint(const AttemptCard& card);
/// `specific hint: nearest to c.country: c.country_code`; empty if none was sent.
[[nodiscard]] QString hintNewsText(const AttemptCard& card);
/// `refine`, `complete · score 92`, or what it is waiting for.
[[nodiscard]] QString cardDecision(const AttemptCard& card, const LaneRow& lane);
/// `same as 1`, `2 waits`; empty if there is nothing unusual.
[[nodiscard]] QString cardRemark(const AttemptCard& card);
/// What a correction would change that the card offers, to be added to the spoken card; empty if it offers none.
[[nodiscard]] QString spokenOffer(const AttemptCard& card, const QList<ShownChange>& changes);
/// The time of a correction that is offered, how likely it is meant and why; empty if none is.
[[nodiscard]] QString offerText(const AttemptCard& card);
/// The end of what was written, on one line; or how much, if it was cut short.
[[nodiscard]] QString writtenText(const LiveReply& reply);
/// `1.2 s · 702 tokens`.
[[nodiscard]] QString cardCost(const AttemptCard& card);
/// `reply passed, guard passed, references failed`.
[[nodiscard]] QString rungsText(const AttemptCard& card);
/// The whole attempt in one sentence, title first; `change` is what its statement changed.
[[nodiscard]] QString spokenCard(const AttemptCard& card, const LaneRow& lane, std::uint32_t lanes,
                                 const QList<ShownChange>& changes = {});
/// The whole attempt, line by line.
[[nodiscard]] QString cardTip(const AttemptCard& card, const LaneRow& lane, std::uint32_t lanes);

} // namespace querymend
