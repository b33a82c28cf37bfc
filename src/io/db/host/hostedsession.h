#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/host/hostprocess.h"
#include "db/session.h"

#include <memory>

namespace querymend {

/// Opens a database that is read by its engine within a process, in a process of its own: what an engine cannot be
/// stopped from doing ends with that process, which is started anew for what comes next.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openHosted(const ConnectionTarget& target,
                                                                       const HostSettings& settings);

} // namespace querymend
