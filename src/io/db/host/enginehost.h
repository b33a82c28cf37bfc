#pragma once

#include <cstdint>

namespace querymend {

/// The life of a process that runs an engine for another: it opens one session, answers what it is asked over this
/// socket, and ends when the other side has gone. Gives the exit status.
int serveEngine(int socket, std::uint64_t memory);

} // namespace querymend
