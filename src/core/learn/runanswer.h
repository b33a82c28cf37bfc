#pragma once

#include "prompt/memory/example.h"
#include "run/event.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// What a run found: not yet an example, because nobody has accepted it.
struct RunAnswer {
    Example example;
    std::string run;
    std::uint64_t fingerprint = 0; ///< of the SQL
};

/// The answer of a run that was solved, and whose statement a database has passed; nothing for any other. A fork that
/// only chose what its parent had found has no answer of its own; nor has a run that plays recorded words again, or
/// whose statement a person wrote.
[[nodiscard]] std::optional<RunAnswer> answerOf(std::span<const RunEvent> run);

/// What a person took for the answer of a run.
struct AcceptedStatement {
    Example example;
    std::string dialect; ///< by its name
};

/// The statement that was accepted last, with the question and the database of its run; nothing where none was, and
/// where its words are those of a demonstration.
[[nodiscard]] std::optional<AcceptedStatement> acceptedIn(std::span<const RunEvent> run);

/// Answers that a re-run has accepted: another run of the same question to the same database chose the same statement.
[[nodiscard]] std::vector<Example> confirmedExamples(std::span<const RunAnswer> answers);

} // namespace querymend
