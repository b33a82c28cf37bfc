#pragma once

#include "arguments.h"
#include "command.h"
#include "prompt/memory/runmemory.h"
#include "store/runstore.h"

#include <memory>

namespace querymend {

/// What is remembered for prompts: in the store, where there is one, and in the file that `--examples` names.
[[nodiscard]] Result<std::shared_ptr<const PromptMemory>, CommandProblem> readMemory(const Arguments& arguments,
                                                                                     RunStore* store);

} // namespace querymend
