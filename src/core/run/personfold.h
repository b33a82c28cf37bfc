#pragma once

#include "run/state.h"

namespace querymend {

/// Applies what the user is asked and answers; other events change nothing.
void applyQuestions(RunState& state, const EventBody& body);

/// Nothing is asked about the lane any more.
void dropQuestionsOf(RunState& state, LaneId lane);

/// The evidence with the user's answer to a question about the run's question.
[[nodiscard]] std::string clarifiedEvidence(const std::string& evidence, const std::string& question,
                                            const std::string& answer);

} // namespace querymend
