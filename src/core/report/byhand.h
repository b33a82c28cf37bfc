#pragma once

#include "run/event.h"

#include <optional>
#include <string>

namespace querymend {

// What a person did to a run, for reports.

/// The attempt that it was done about; none for what no person did, and for what only let time pass.
[[nodiscard]] std::optional<AttemptRef> attemptByHand(const EventBody& body);
/// `changed the temperature from 0.2 to 0.7`. Long texts are left out: they stand in the record.
[[nodiscard]] std::string byHandText(const EventBody& body);
/// `before the model is asked, at a breakpoint`.
[[nodiscard]] std::string stopText(const RunPaused& body);

} // namespace querymend
