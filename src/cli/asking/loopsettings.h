#pragma once

#include "arguments/command.h"
#include "asking/runconsole.h"
#include "store/hintfiles.h"

namespace querymend {

/// Returns the hint texts in use on this machine, or everything that is wrong with them.
[[nodiscard]] Result<HintFiles, CommandProblem> readHints();

/// Returns where `--log FILE` and `--verbose` report failed attempts; empty without these options. Each block is
/// written immediately.
[[nodiscard]] Result<FailureSink, CommandProblem> failureSink(const Arguments& arguments, const Console& console);

} // namespace querymend
