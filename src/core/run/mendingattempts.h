#pragma once

#include "run/decide.h"

#include <optional>

namespace querymend {

// How a run mends its failed attempts.

/// The correction of a failed attempt, as far as the policy wants one; none if the attempt has one already.
[[nodiscard]] std::optional<AttemptMended> correctionOf(const RunState& state, const AttemptRef& attempt,
                                                        const RunContext& context);
/// Whether the policy has the attempt's correction tried next: not more than a few in turn, and only while they get
/// better.
[[nodiscard]] bool isCorrectionNext(const RunState& state, const AttemptRef& attempt);
/// Whether a correction can still become the attempt that follows this one.
[[nodiscard]] bool mayTakeCorrection(const RunState& state, const AttemptRef& attempt);

} // namespace querymend
