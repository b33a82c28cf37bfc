#pragma once

#include "runs/recorder.h"
#include "store/runstore.h"

#include <optional>

namespace querymend {

/// Whether it may succeed later.
[[nodiscard]] bool mayPass(const StoreError& error);

/// Stores an event. The problem is `passing` if the store is busy or out of reach.
[[nodiscard]] std::optional<KeepProblem> keepIn(RunStore& store, const RunEvent& event);

} // namespace querymend
