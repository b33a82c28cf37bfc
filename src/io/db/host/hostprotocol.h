#pragma once

#include <cstdint>

namespace querymend {

/// What a host is asked; the first byte of a frame. The rest is what the function of that name takes, the Session's or,
/// once something runs, the Cursor's. `close` ends the result that is open.
enum class HostRequest : std::uint8_t { open, prepare, explain, run, fetch, countRows, seek, close, readSchema };

/// The first byte of its answer. Behind it stands the value that was asked for, or an EngineError.
enum class HostAnswer : std::uint8_t { value, error };

} // namespace querymend
