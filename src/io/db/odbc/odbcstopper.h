#pragma once

#include "db/odbc/odbccancel.h"
#include "db/odbc/odbccancelling.h"
#include "db/session.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace querymend {

/// Cancels what one ODBC connection does, from any thread, and watches its deadline. It outlives the connection where
/// it must, and then does nothing.
class OdbcStopper : public Canceller {
public:
    using Clock = std::chrono::steady_clock;

    explicit OdbcStopper(const OdbcCancelling& cancelling) : m_cancelling(cancelling) {}

    void cancel() override;

    void startRun(Clock::time_point deadline);
    void endRun();
    void restartClock(Clock::time_point deadline);

    /// While a call into the driver is under way, with what OdbcCancelling knows the statement by. Gives false where it
    /// is not to begin.
    [[nodiscard]] bool enter(void* statement);
    void leave();

    /// Why what runs has to end, if it has to.
    [[nodiscard]] OdbcCancel cause() const;

    /// Until the watch is over, ends each call that is over its deadline or was cancelled too early to be heard.
    void watch();
    void endWatch();

private:
    void send();
    [[nodiscard]] bool isOverdue() const;

    const OdbcCancelling m_cancelling;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    void* m_statement = nullptr; ///< not null while a call is under way
    Clock::time_point m_deadline = Clock::time_point::max();
    bool m_isRunning = false;
    bool m_wasAsked = false;
    bool m_isOver = false;
};

} // namespace querymend
