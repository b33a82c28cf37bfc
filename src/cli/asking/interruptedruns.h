#pragma once

#include "arguments/command.h"
#include "store/runstore.h"

#include <memory>
#include <string>

namespace querymend {

/// Continues an interrupted run from where it was, under its own id.
[[nodiscard]] ExitStatus resumeRun(std::unique_ptr<RunStore> store, const std::string& run, const Arguments& arguments,
                                   const Console& console);

/// Ends an interrupted run as cancelled.
[[nodiscard]] ExitStatus closeRun(RunStore& store, const std::string& run, const Arguments& arguments,
                                  const Console& console);

} // namespace querymend
