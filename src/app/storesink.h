#pragma once

#include "recorder.h"
#include "store/runstore.h"

#include <optional>

namespace querymend {

/// Keeps an event in a store. A store that is busy or out of reach may keep it later.
[[nodiscard]] std::optional<KeepProblem> keepIn(RunStore& store, const RunEvent& event);

} // namespace querymend
