#pragma once

#include "db/session.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace querymend {

/// Cancels what one connection to a server does, from any thread, and only while it runs something. Requests go out on
/// a thread of their own, which nobody has to wait for: a server that has fallen silent answers them as little as
/// anything else. It outlives the connection where it must, and then does nothing.
class RunCanceller : public Canceller, public std::enable_shared_from_this<RunCanceller> {
public:
    using Clock = std::chrono::steady_clock;

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

    /// For reasons of our own.
    void interrupt();
    /// Called while an answer is waited for: what was cancelled or is over its deadline is first asked to stop, again
    /// and again, because a request that comes too early is lost; then its connection is ended on the server, because a
    /// function can swallow requests. Gives false where neither worked, and nobody should wait any longer.
    [[nodiscard]] bool press(Clock::time_point deadline);
    /// It was asked to stop because of its deadline.
    [[nodiscard]] bool wasOverdue() const;
    /// The server was asked to end the connection.
    [[nodiscard]] bool wasEnded() const;
    /// What is said of a statement that cost its connection, because it did not stop; nothing where we had no part in
    /// that. A statement that was given up may still be running under that name.
    [[nodiscard]] std::optional<EngineError> errorOfEnd(bool isGivenUp, std::chrono::milliseconds limit,
                                                        std::string name) const;

protected:
    enum class Request : std::uint8_t { stop, end };

    mutable std::mutex m_mutex;

private:
    /// Asks the server; the statement's own end tells whether it worked. The mutex is free. Gives whether a server
    /// was there to be asked.
    [[nodiscard]] virtual bool send(Request request) = 0;

    void ask(Request request);

    mutable std::condition_variable m_changed;
    Clock::time_point m_askedAt;
    Clock::time_point m_nextRequest;
    bool m_isRunning = false;
    bool m_wasAsked = false;
    bool m_wasOverdue = false;
    bool m_wasEnded = false;
    bool m_wasHeard = false; ///< by a server, which has then not fallen silent
    bool m_isOnItsWay = false;
    Aim m_aim = Aim::run;
};

} // namespace querymend
