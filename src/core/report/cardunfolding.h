#pragma once

#include "report/timelinerows.h"

#include <optional>
#include <string_view>

namespace querymend {

/// The attempt whose rungs fill while the event unfolds; none for all other events.
[[nodiscard]] std::optional<AttemptRef> filledAttempt(const EventBody& body);
/// Shows on the card of that attempt the first rungs that it passes, as far as the event has unfolded, from 0 to 1.
/// What failed, only the whole event says.
void fillRungs(AttemptCard& card, const EventBody& body, double part);
/// The beginning of a reply, cut between characters.
[[nodiscard]] std::string_view partOfReply(std::string_view reply, double part);

} // namespace querymend
