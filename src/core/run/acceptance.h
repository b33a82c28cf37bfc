#pragma once

#include "base/result.h"
#include "run/state.h"

#include <cstdint>

namespace querymend {

/// Why it cannot be said.
enum class AcceptanceProblem : std::uint8_t {
    notThere,
    notChecked,
    doesNotRun, ///< the checks or the engine refuse its statement
    notEmpty,   ///< it gave rows, or nobody looked
};

/// The event that says it; of a run that goes on as of one that is over.
[[nodiscard]] Result<EventBody, AcceptanceProblem> acceptanceOf(const RunState& state, const AttemptRef& attempt,
                                                                Acceptance what);

/// What people say of a run when it is over belongs to it all the same.
[[nodiscard]] bool mayFollowTheEnd(const EventBody& body);

} // namespace querymend
