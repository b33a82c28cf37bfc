#pragma once

#include "db/session/session.h"

#include <memory>

namespace querymend {

/// Makes SIGTERM cancel the host's current work. A driver then tells its server to stop, which would keep working if
/// only the host ended.
class StopSignal {
public:
    /// Create it before any other thread, so that all of them inherit the blocked signal.
    StopSignal();

    /// Until this is called, the signal ends the process.
    void passTo(std::shared_ptr<Canceller> canceller);

private:
    struct Listener;

    std::shared_ptr<Listener> m_listener; ///< shared with a thread that listens until the process ends
};

} // namespace querymend
