#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/session.h"

#include <memory>

namespace querymend {

struct HostSettings;

/// Opens a session that can only read, on the calling thread.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openSession(const ConnectionTarget& target);

/// The same, but an engine that is a library runs in a process of its own, which can be limited and killed.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openContained(const ConnectionTarget& target,
                                                                          const HostSettings& settings);

} // namespace querymend
