#pragma once

#include "db/session.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>

namespace querymend {

/// Cancels what one connection to a server does, from any thread, and only while it runs something. Requests go out on
/// a thread of their own, which nobody has to wait for: a server that has fallen silent answers them as little as
/// anything else. It outlives the connection where it must, and then does nothing.
class RunCanceller : public Canceller, public std::enable_shared_from_this<RunCanceller> {
public:
    void cancel() final;

    /// What requests may hit: nothing yet, where something of ours is to be finished first, or all that comes now.
    enum class Aim : std::uint8_t { nothingYet, run };
    void startRun(Aim aim = Aim::run);
    void aimAtRun();
    void endRun();

    /// Waits for a request on its way, so that it cannot hit what comes next. False where the server does not take it,
    /// so that it could.
    [[nodiscard]] bool isQuiet() const;
    [[nodiscard]] bool wasAsked() const;
    /// It was cancelled so long ago that the server will not answer any more.
    [[nodiscard]] bool isIgnored() const;

    /// For reasons of our own.
    void interrupt();

protected:
    mutable std::mutex m_mutex;

private:
    /// Asks the server to stop; the statement's own end tells whether it worked. The mutex is free.
    virtual void send() = 0;

    void request();

    mutable std::condition_variable m_changed;
    std::chrono::steady_clock::time_point m_askedAt;
    bool m_isRunning = false;
    bool m_wasAsked = false;
    bool m_isOnItsWay = false;
    Aim m_aim = Aim::run;
};

} // namespace querymend
