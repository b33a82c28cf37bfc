#pragma once

#include "report/timelineboard.h"

#include <chrono>

namespace querymend {

/// Shows what an event says about an attempt or a lane, besides calls to a model.
void showOnCards(TimelineBoard& board, const EventBody& body);
/// Marks a card as done; returns whether it was not.
bool settle(AttemptCard& card);
/// A time from a record; a damaged one may hold any number.
[[nodiscard]] std::chrono::milliseconds atMostADay(std::chrono::milliseconds time);

} // namespace querymend
