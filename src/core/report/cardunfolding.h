#pragma once

#include "report/timelinerows.h"

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The attempt that is seen to change while the event unfolds; none for all other events.
[[nodiscard]] std::optional<AttemptRef> unfoldingAttempt(const EventBody& body);
/// Shows on the card of that attempt as much of the event as has unfolded, from 0 to 1: the beginning of the reply or
/// the first rungs of a check. Nothing that only the whole event says.
void unfold(AttemptCard& card, const EventBody& body, double part);
/// The beginning of a reply, cut between characters.
[[nodiscard]] std::string_view partOfReply(std::string_view reply, double part);

} // namespace querymend
