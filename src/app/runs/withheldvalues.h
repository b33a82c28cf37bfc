#pragma once

#include "run/event.h"

#include <vector>

namespace querymend {

/// Sets a run up so that it sends no values: neither in hints nor as samples, and nothing that is remembered of other
/// runs, whose statements may have values in them.
void withholdValues(RunStarted& started);

/// Whether prompts and hints of a run may have values in them, which would be sent again if it were continued.
[[nodiscard]] bool mayHoldValues(const std::vector<RunEvent>& run);

} // namespace querymend
