#pragma once

#include "db/session/session.h"

#include <memory>
#include <mutex>
#include <thread>

namespace querymend {

/// Makes Ctrl-C, SIGTERM and SIGHUP stop a database's work before they end the program; otherwise a server would work
/// on. Create it before any other thread, so that none of them receives the signals.
class StopOnInterrupt {
public:
    StopOnInterrupt();
    StopOnInterrupt(const StopOnInterrupt&) = delete;
    StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
    ~StopOnInterrupt();

    /// Sets what to stop; until then, the signals only end the program.
    void watch(std::shared_ptr<Canceller> canceller);

private:
    void wait();
    void stopWork();

    std::mutex m_mutex;
    std::shared_ptr<Canceller> m_canceller;
    std::thread m_waiter;
};

} // namespace querymend
