#pragma once

#include "run/event.h"

#include <optional>
#include <string>

namespace querymend {

// The user's interventions in a run, for reports.

/// The attempt that the user edited, retried or accepted; none for other events and for edits of roles or the run.
[[nodiscard]] std::optional<AttemptRef> attemptByHand(const EventBody& body);
/// `changed the temperature from 0.2 to 0.7`. Long values are left out; the record has them.
[[nodiscard]] std::string byHandText(const EventBody& body);
/// `before the model is asked, at a breakpoint`.
[[nodiscard]] std::string stopText(const RunPaused& body);

} // namespace querymend
