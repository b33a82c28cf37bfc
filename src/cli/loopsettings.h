#pragma once

#include "command.h"
#include "runconsole.h"
#include "store/hintfiles.h"

namespace querymend {

/// The texts of the hint ladder as they are on this machine, or all that is wrong with them.
[[nodiscard]] Result<HintFiles, CommandProblem> readHints();

/// Where `--log FILE` and `--verbose` want failed attempts to be told; empty where nobody asks for it. Each block is
/// written through at once.
[[nodiscard]] Result<FailureSink, CommandProblem> failureSink(const Arguments& arguments, const Console& console);

} // namespace querymend
