#pragma once

#include "db/session.h"

#include <memory>
#include <mutex>
#include <thread>

namespace querymend {

/// Has Ctrl-C, SIGTERM and SIGHUP stop what a database does before they end the program: a server would work on without
/// it. Made before any other thread, so that none of them takes the signal.
class StopOnInterrupt {
public:
    StopOnInterrupt();
    StopOnInterrupt(const StopOnInterrupt&) = delete;
    StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
    ~StopOnInterrupt();

    /// What is stopped; before, the signals only end the program.
    void watch(std::shared_ptr<Canceller> canceller);

private:
    void wait();
    void stopWork();

    std::mutex m_mutex;
    std::shared_ptr<Canceller> m_canceller;
    std::thread m_waiter;
};

} // namespace querymend
