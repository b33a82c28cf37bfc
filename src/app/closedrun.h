#pragma once

#include "recorder.h"

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Gives a run that was interrupted the end that a person wants it to have: cancelled. The reason where it cannot be
/// kept.
[[nodiscard]] std::optional<std::string> closeInterrupted(std::vector<RunEvent> events, const EventSink& keep);

} // namespace querymend
