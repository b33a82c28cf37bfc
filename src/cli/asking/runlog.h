#pragma once

#include "arguments/command.h"
#include "run/event.h"

#include <span>

namespace querymend {

/// Writes all that a run did, in order: calls, waits, corrections and steps, with time, tokens and outcome.
void writeRunLog(std::span<const RunEvent> events, const Arguments& arguments, const Console& console);
/// Writes a block for each failed attempt.
void writeFailures(std::span<const RunEvent> events, const Arguments& arguments, const Console& console);

} // namespace querymend
