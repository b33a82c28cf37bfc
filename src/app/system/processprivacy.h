#pragma once

namespace querymend {

/// Names the environment variable that, if it is set, leaves the process open to debuggers and to core dumps.
inline constexpr const char* debuggableVariable = "QUERYMEND_DEBUGGABLE";

/// Has the system write no core dump of this process: it would hold passwords and rows of databases.
void preventCoreDumps();

/// Keeps other processes of the same user from reading the memory and the environment of this one.
void hideFromOtherProcesses();

} // namespace querymend
