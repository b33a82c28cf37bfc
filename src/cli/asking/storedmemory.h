#pragma once

#include "arguments/arguments.h"
#include "arguments/command.h"
#include "prompt/memory/promptmemory.h"
#include "store/runstore.h"

#include <memory>
#include <string>
#include <vector>

namespace querymend {

/// Returns what is remembered for prompts: from the store, if any, and from the file that `--examples` names and
/// others.
[[nodiscard]] Result<std::shared_ptr<const PromptMemory>, CommandProblem> readMemory(
    const Arguments& arguments, RunStore* store, std::vector<std::string> exampleFiles = {});

} // namespace querymend
