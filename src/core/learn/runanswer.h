#pragma once

#include "prompt/memory/example.h"
#include "run/event.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// What a run found; not yet an example, because it has not been accepted.
struct RunAnswer {
    Example example;
    std::string run;
    std::uint64_t fingerprint = 0; ///< of the SQL
};

/// The answer of a run that was solved with a statement that passed on a database; otherwise nothing. A fork that only
/// chose what its parent had found has no answer of its own, nor has a run that replays a recorded model or whose
/// statement the user wrote.
[[nodiscard]] std::optional<RunAnswer> answerOf(std::span<const RunEvent> run);

/// The statement that the user accepted as the answer of a run.
struct AcceptedStatement {
    Example example;
    std::string dialect; ///< by its name
};

/// The statement that was accepted last, with the question and the database of its run; nothing if none was accepted or
/// if the reply came from a scripted model, as in a demonstration.
[[nodiscard]] std::optional<AcceptedStatement> acceptedIn(std::span<const RunEvent> run);

/// Answers confirmed by a re-run: another run of the same question on the same database chose the same statement.
[[nodiscard]] std::vector<Example> confirmedExamples(std::span<const RunAnswer> answers);

} // namespace querymend
