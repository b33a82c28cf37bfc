#pragma once

#include "arguments/command.h"
#include "asking/runconsole.h"

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace querymend {

/// Many questions to one database, each a run of its own.
struct QuestionLines {
    ConsoleRun run; ///< what all have in common; its model is not used
    /// Creates the model of a run, with the built-in answerer for a lane beside it; empty if that is the model itself.
    std::function<Result<std::unique_ptr<ModelPort>, CommandProblem>(std::unique_ptr<ModelPort> builtIn)> model;
};

/// Answers each JSON line, `{"id", "question", "evidence", "like"}`, with one line, in order.
[[nodiscard]] ExitStatus askLines(QuestionLines questions, const std::vector<std::string_view>& files,
                                  const Console& console);

} // namespace querymend
