#pragma once

#include "db/session/session.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace querymend {

/// Cancels the running statement of one server connection, from any thread; does nothing if none is running. Requests
/// are sent on a thread of their own, since a silent server does not answer them either. It may outlive the connection,
/// and then does nothing.
class RunCanceller : public Canceller, public std::enable_shared_from_this<RunCanceller> {
public:
    using Clock = std::chrono::steady_clock;

    void cancel() final;

    /// What requests may hit: nothing yet, because a step of our own must finish first, or whatever runs now.
    enum class Aim : std::uint8_t { nothingYet, run };
    void startRun(Aim aim = Aim::run);
    void aimAtRun();
    void endRun();

    /// Waits for a request in flight, so that it cannot hit the next statement. False if the server does not take it in
    /// time, so that it still could.
    [[nodiscard]] bool isQuiet() const;
    [[nodiscard]] bool wasAsked() const;

    /// Requests a stop that counts neither as a cancellation nor as a timeout.
    void interrupt();
    /// Called repeatedly while waiting for the server. Asks a cancelled or overdue statement to stop, again and again,
    /// because a request that comes too early is lost; then has the server end its connection, because a function can
    /// swallow requests. False if neither worked and the caller should give up.
    [[nodiscard]] bool press(Clock::time_point deadline);
    /// Whether the statement was asked to stop because of its deadline.
    [[nodiscard]] bool wasOverdue() const;
    /// Whether the server was asked to end the connection.
    [[nodiscard]] bool wasEnded() const;
    /// The error for a statement that did not stop and so cost its connection; nothing if we did not cause that. A
    /// statement that was given up may still be running on the server under `name`.
    [[nodiscard]] std::optional<EngineError> errorOfEnd(bool isGivenUp, std::chrono::milliseconds limit,
                                                        std::string name) const;

protected:
    enum class Request : std::uint8_t { stop, end };

    mutable std::mutex m_mutex;

private:
    /// Sends the request, without the mutex held. Returns whether a server received it; how the statement ends shows
    /// whether it worked.
    [[nodiscard]] virtual bool send(Request request) = 0;

    void ask(Request request);

    mutable std::condition_variable m_changed;
    Clock::time_point m_askedAt;
    Clock::time_point m_nextRequest;
    bool m_isRunning = false;
    bool m_wasAsked = false;
    bool m_wasOverdue = false;
    bool m_wasEnded = false;
    bool m_wasHeard = false; ///< a server took a request, so it is not silent
    bool m_isOnItsWay = false;
    Aim m_aim = Aim::run;
};

} // namespace querymend
