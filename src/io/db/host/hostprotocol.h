#pragma once

#include "db/addresses/connectiontarget.h"

#include <cstdint>

namespace querymend {

/// The first byte of a request. The rest holds the arguments of the Session or Cursor function of that name. `close`
/// ends the open result.
enum class HostRequest : std::uint8_t { open, prepare, explain, run, fetch, countRows, seek, close, readSchema };

/// The first byte of an answer, followed by the requested value or an EngineError.
enum class HostAnswer : std::uint8_t { value, error };

/// Whether the host reads rows before they are asked for. A driver could be waiting for its server then, which keeps
/// working if the host is ended.
[[nodiscard]] constexpr bool readsAhead(EngineKind engine)
{
    return isFile(engine);
}

} // namespace querymend
