#pragma once

#include <cstdint>

namespace querymend {

/// The life of a process that runs an engine for another: it opens one session, answers what it is asked over the
/// socket that is its standard input, and ends when the other side has gone. Gives the exit status.
int serveEngine(std::uint64_t memory);

} // namespace querymend
