#pragma once

#include "base/result.h"
#include "run/state.h"

#include <cstdint>

namespace querymend {

/// Why an attempt cannot be accepted.
enum class AcceptanceFailure : std::uint8_t {
    notThere,
    notChecked,
    doesNotRun, ///< the checks or the engine refuse its statement
    notEmpty,   ///< it returned rows, or was not run
};

/// The event that accepts the attempt, in a running or a finished run.
[[nodiscard]] Result<EventBody, AcceptanceFailure> acceptanceOf(const RunState& state, const AttemptRef& attempt,
                                                                Acceptance what);

/// Whether the event may come after RunFinished: an acceptance may.
[[nodiscard]] bool mayFollowTheEnd(const EventBody& body);

} // namespace querymend
