#pragma once

#include "run/state.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// Whether all that an attempt lacks is tests that it passes.
[[nodiscard]] bool stands(const AttemptState& attempt);

/// The attempt's statement as an engine may have it.
[[nodiscard]] std::string_view statementOf(const AttemptState& attempt);

/// The best of a lane's attempts: one that stands before others, then the one that passes most tests, then the one
/// whose reflection scored highest; of equals the earlier.
[[nodiscard]] std::uint32_t bestAttemptOf(const LaneState& lane);

/// Whether the lane has come to a statement that passed its checks.
[[nodiscard]] bool isValid(const LaneState& lane);

/// What is left of lanes that have ended: those that failed are dropped with their reasons, and of those with the same
/// statement, literals included, the first is kept.
[[nodiscard]] CandidatesCleaned cleanedCandidates(std::span<const LaneState> lanes);

/// The lanes of the level among which the answer is.
[[nodiscard]] std::vector<LaneId> candidateLanes(const RunState& state);

/// The answer among the valid lanes of the level, with the reason: most tests passed, then the largest group with the
/// same result, or with the same statement where results are not known, then fewest retries, then the lowest
/// temperature. None where no lane is valid.
[[nodiscard]] std::optional<Selected> select(const RunState& state);

} // namespace querymend
