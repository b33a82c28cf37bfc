#pragma once

#include "db/session.h"

#include <memory>

namespace querymend {

/// The signal by which a host is asked to stop what it does. Who has a server behind him tells it, which would go on if
/// only the host ended.
class StopSignal {
public:
    /// Before there is any other thread.
    StopSignal();

    /// Until then the signal ends the process.
    void passTo(std::shared_ptr<Canceller> canceller);

private:
    struct Listener;

    std::shared_ptr<Listener> m_listener; ///< shared with a thread that listens as long as the process lives
};

} // namespace querymend
