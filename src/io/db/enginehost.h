#pragma once

#include <cstdint>

namespace querymend {

/// Runs an engine on behalf of another process: opens one session, answers requests over the socket that is its
/// standard input, and ends when the other side is gone. `memory` is a limit in bytes, 0 for none. Returns the exit
/// status.
int serveEngine(std::uint64_t memory);

} // namespace querymend
