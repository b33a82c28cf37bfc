#include "db/session/runcanceller.h"

#include <thread>
#include <utility>

namespace querymend {

namespace {

using Clock = RunCanceller::Clock;
using std::chrono::milliseconds;

/// How long until a statement is asked to stop, until its connection is ended, and until it is given up.
struct Patience {
    milliseconds toStop;
    milliseconds toEnd;
    milliseconds toGiveUp;
};

/// The server itself stops what is too slow; the caller that set the limit gets its answer within a second of it.
constexpr Patience afterDeadline{milliseconds(50), milliseconds(500), milliseconds(850)};
/// The caller does not wait for a cancelled statement, so a server that is only busy keeps its connection.
constexpr Patience afterCancel{milliseconds(0), milliseconds(1000), milliseconds(2000)};
constexpr milliseconds betweenRequests{50};

} // namespace

void RunCanceller::cancel()
{
    const std::lock_guard lock(m_mutex);
    if (!m_isRunning)
        return;
    if (!m_wasAsked)
        m_askedAt = Clock::now();
    m_wasAsked = true;
    ask(Request::stop);
}

void RunCanceller::startRun(Aim aim)
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = true;
    m_wasAsked = false;
    m_wasOverdue = false;
    m_wasEnded = false;
    m_wasHeard = false;
    m_nextRequest = Clock::time_point::min();
    m_aim = aim;
}

void RunCanceller::aimAtRun()
{
    const std::lock_guard lock(m_mutex);
    m_aim = Aim::run;
}

void RunCanceller::endRun()
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = false;
    m_wasAsked = false;
}

bool RunCanceller::isQuiet() const
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, afterCancel.toGiveUp, [this] { return !m_isOnItsWay; });
}

bool RunCanceller::wasAsked() const
{
    const std::lock_guard lock(m_mutex);
    return m_wasAsked;
}

void RunCanceller::interrupt()
{
    const std::lock_guard lock(m_mutex);
    ask(Request::stop);
}

bool RunCanceller::press(Clock::time_point deadline)
{
    const auto now = Clock::now();
    const std::lock_guard lock(m_mutex);
    const bool isOverdue = deadline != Clock::time_point::max() && now >= deadline + afterDeadline.toStop;
    if (!m_wasAsked && !isOverdue)
        return true;
    const auto isDue = [&](milliseconds Patience::*step) {
        return (isOverdue && now >= deadline + afterDeadline.*step)
            || (m_wasAsked && now >= m_askedAt + afterCancel.*step);
    };
    m_wasOverdue = m_wasOverdue || isOverdue;
    if (isDue(&Patience::toGiveUp))
        return false;
    if (now >= m_nextRequest) {
        m_nextRequest = now + betweenRequests;
        ask(isDue(&Patience::toEnd) ? Request::end : Request::stop);
    }
    return true;
}

bool RunCanceller::wasOverdue() const
{
    const std::lock_guard lock(m_mutex);
    return m_wasOverdue;
}

bool RunCanceller::wasEnded() const
{
    const std::lock_guard lock(m_mutex);
    return m_wasEnded;
}

std::optional<EngineError> RunCanceller::errorOfEnd(bool isGivenUp, std::chrono::milliseconds limit,
                                                    std::string name) const
{
    const std::lock_guard lock(m_mutex);
    if (!isGivenUp && !m_wasEnded)
        return std::nullopt;
    EngineError error{m_wasAsked ? EngineFailure::cancelled : EngineFailure::timedOut,
                      m_wasAsked ? "it was cancelled"
                                 : "it ran longer than its limit of " + std::to_string(limit.count()) + " ms"};
    if (!isGivenUp) {
        error.message += "; it did not stop on request, so its connection was ended";
    } else if (m_wasHeard) {
        error.message +=
            "; the server was asked to stop it but has not done so yet: its " + name + " may still be working on it";
        error.leftRunning = std::move(name);
    } else if (!m_wasAsked) {
        error = {EngineFailure::lost, "the server does not answer"};
    }
    return error;
}

void RunCanceller::ask(Request request)
{
    if (m_isOnItsWay || m_aim == Aim::nothingYet)
        return;
    m_isOnItsWay = true;
    m_wasEnded = m_wasEnded || request == Request::end;
    std::thread([self = shared_from_this(), request] {
        const bool wasHeard = self->send(request);
        const std::lock_guard lock(self->m_mutex);
        self->m_isOnItsWay = false;
        self->m_wasHeard = self->m_wasHeard || wasHeard;
        self->m_changed.notify_all();
    }).detach();
}

} // namespace querymend
