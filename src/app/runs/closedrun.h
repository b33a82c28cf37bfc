#pragma once

#include "runs/recorder.h"

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Closes an interrupted run as cancelled, at the user's request. Returns the reason if that cannot be stored.
[[nodiscard]] std::optional<std::string> closeInterrupted(std::vector<RunEvent> events, const EventSink& keep);

} // namespace querymend
