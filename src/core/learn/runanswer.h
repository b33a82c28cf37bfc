#pragma once

#include "prompt/memory/example.h"
#include "run/event.h"

#include <optional>
#include <span>
#include <string>

namespace querymend {

/// The statement that the user accepted as the answer of a run.
struct AcceptedStatement {
    Example example;
    std::string dialect; ///< by its name
};

/// The statement that was accepted last, with the question and the database of its run; nothing if none was accepted or
/// if the reply came from a scripted model, as in a demonstration.
[[nodiscard]] std::optional<AcceptedStatement> acceptedIn(std::span<const RunEvent> run);

} // namespace querymend
