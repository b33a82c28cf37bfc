#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/host/hostprocess.h"
#include "db/session/session.h"

#include <memory>

namespace querymend {

/// Opens a database whose engine is a library, in a process of its own. If the engine cannot be stopped, that process
/// is killed, and a new one is started for the next statement.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openHosted(const ConnectionTarget& target,
                                                                       const HostSettings& settings);

} // namespace querymend
