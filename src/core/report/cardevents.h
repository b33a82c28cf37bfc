#pragma once

#include "report/timelineboard.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// Shows what an event says about an attempt or a lane, besides calls to a model.
void showOnCards(TimelineBoard& board, const EventBody& body);
/// Marks a card as done, and ends what is still going on; returns whether it was not done.
bool markDone(AttemptCard& card, std::int64_t now);
/// A time from a record; a damaged one may hold any number.
[[nodiscard]] std::chrono::milliseconds atMostADay(std::chrono::milliseconds time);
/// The attempt whose rungs fill while the event unfolds; none for all other events.
[[nodiscard]] std::optional<AttemptRef> filledAttempt(const EventBody& body);
/// The statement that is checked then; empty for all other events.
[[nodiscard]] std::string_view filledStatement(const EventBody& body);
/// What the checks say of that statement; null for all other events.
[[nodiscard]] const Verdict* filledVerdict(const EventBody& body);
/// Shows on the card of that attempt the first rungs that it passes, as far as the event has unfolded, from 0 to 1.
/// What failed, only the whole event says.
void fillRungs(AttemptCard& card, const EventBody& body, double part);
/// The attempt below which a hint appears while the event unfolds; none for all other events.
[[nodiscard]] std::optional<AttemptRef> hintedAttempt(const EventBody& body);
/// Shows that hint on the card of that attempt.
void showHint(AttemptCard& card, const EventBody& body);

} // namespace querymend
