#pragma once

#include "inspector/diffpage.h"
#include "report/timelineprojector.h"

#include <optional>
#include <vector>

namespace querymend {

/// Returns what an attempt's detail needs of an event, without the prompts of other attempts.
[[nodiscard]] std::optional<RunEvent> keptFor(const RunEvent& event, const AttemptRef& attempt);
/// The checked attempts of a run besides this one.
[[nodiscard]] std::vector<OtherAttempt> otherAttempts(const std::vector<RunEvent>& events,
                                                      const TimelineProjector& projector, const AttemptRef& attempt);

} // namespace querymend
