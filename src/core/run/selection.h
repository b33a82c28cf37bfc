#pragma once

#include "run/state.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// Whether the attempt has a statement with no errors other than failed tests.
[[nodiscard]] bool mayBeAnswer(const AttemptState& attempt);

/// The attempt's statement in the form that an engine may run.
[[nodiscard]] std::string_view statementOf(const AttemptState& attempt);

/// The number of the lane's best attempt: one that may be the answer wins, then most tests passed, then the highest
/// reflection score; ties go to the earlier one.
[[nodiscard]] std::uint32_t bestAttemptOf(const LaneState& lane);

/// Whether the lane ended with a statement that may be the answer, though it may fail tests.
[[nodiscard]] bool isValid(const LaneState& lane);

/// The candidates among lanes that have ended: failed lanes are dropped with their reasons; of lanes with the same
/// statement, literals included, the first is kept.
[[nodiscard]] CandidatesCleaned cleanedCandidates(std::span<const LaneState> lanes);

/// The current level's lanes that compete to be the answer.
[[nodiscard]] std::vector<LaneId> candidateLanes(const RunState& state);

/// Selects the answer from the level's candidates, with the reason: what the user chose, then most tests passed, then
/// the largest group with the same result (or the same statement if results are unknown), then fewest retries, then the
/// model before the built-in answerer, then the lowest temperature; tests that come from the evidence count twice. An
/// attempt that was kept from a lower level is selected if there is no candidate, or if it passes more tests than the
/// best that was tested. None if there is nothing to select.
[[nodiscard]] std::optional<Selected> select(const RunState& state);

} // namespace querymend
