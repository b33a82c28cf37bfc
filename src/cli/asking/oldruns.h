#pragma once

#include "arguments/command.h"
#include "store/runstore.h"

namespace querymend {

/// Removes the runs that are older than `--older-than` says, and gives back their space.
[[nodiscard]] ExitStatus pruneRuns(RunStore& store, const Arguments& arguments, const Console& console);

} // namespace querymend
