#pragma once

#include "db/odbc/odbccancel.h"
#include "db/odbc/odbccancelling.h"
#include "db/session/session.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace querymend {

/// Cancels what one ODBC connection runs, from any thread, and watches its deadline. It may outlive the connection, and
/// then does nothing.
class OdbcStopper : public Canceller {
public:
    using Clock = std::chrono::steady_clock;

    explicit OdbcStopper(const OdbcCancelling& cancelling) : m_cancelling(cancelling) {}

    void cancel() override;

    void startRun(Clock::time_point deadline);
    void endRun();
    void restartClock(Clock::time_point deadline);

    /// Call around each call into the driver, with OdbcCancelling's handle of the statement. enter() returns false if
    /// the call must not begin.
    [[nodiscard]] bool enter(void* statement);
    void leave();

    /// Why the current run has to end, if it has to.
    [[nodiscard]] OdbcCancel cause() const;

    /// Until endWatch(), ends each call that is over its deadline or whose first cancel request came too early.
    void watch();
    void endWatch();

private:
    void send();
    [[nodiscard]] bool isOverdue() const;

    const OdbcCancelling m_cancelling;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    void* m_statement = nullptr; ///< not null during a call
    Clock::time_point m_deadline = Clock::time_point::max();
    bool m_isRunning = false;
    bool m_wasAsked = false;
    bool m_isOver = false;
};

} // namespace querymend
