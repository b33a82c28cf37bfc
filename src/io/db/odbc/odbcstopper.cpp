#include "db/odbc/odbcstopper.h"

namespace querymend {

namespace {

/// The server or driver enforces the limit itself; this long after it, we cancel the call.
constexpr std::chrono::milliseconds graceToCancel{250};
/// A request that arrives before the server has read the statement is lost, so it is repeated.
constexpr std::chrono::milliseconds betweenRequests{50};

} // namespace

void OdbcStopper::cancel()
{
    const std::lock_guard lock(m_mutex);
    if (!m_isRunning)
        return;
    m_wasAsked = true;
    send();
    m_changed.notify_all();
}

void OdbcStopper::startRun(Clock::time_point deadline)
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = true;
    m_wasAsked = false;
    m_deadline = deadline;
    m_changed.notify_all();
}

void OdbcStopper::endRun()
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = false;
    m_wasAsked = false;
    m_deadline = Clock::time_point::max();
}

void OdbcStopper::restartClock(Clock::time_point deadline)
{
    const std::lock_guard lock(m_mutex);
    m_deadline = deadline;
    m_changed.notify_all();
}

bool OdbcStopper::enter(void* statement)
{
    const std::lock_guard lock(m_mutex);
    if (m_wasAsked || Clock::now() >= m_deadline)
        return false;
    m_statement = statement;
    return true;
}

/// Waits for a request in flight, so that it cannot hit the next call.
void OdbcStopper::leave()
{
    const std::lock_guard lock(m_mutex);
    m_statement = nullptr;
}

OdbcCancel OdbcStopper::cause() const
{
    const std::lock_guard lock(m_mutex);
    if (m_wasAsked)
        return OdbcCancel::asked;
    return Clock::now() >= m_deadline ? OdbcCancel::overdue : OdbcCancel::none;
}

void OdbcStopper::watch()
{
    std::unique_lock lock(m_mutex);
    while (!m_isOver) {
        if (m_statement && (m_wasAsked || isOverdue())) {
            send();
            m_changed.wait_for(lock, betweenRequests);
        } else if (m_wasAsked || isOverdue() || m_deadline == Clock::time_point::max()) {
            m_changed.wait(lock); // no call can begin until something changes
        } else {
            m_changed.wait_until(lock, m_deadline + graceToCancel);
        }
    }
}

void OdbcStopper::endWatch()
{
    const std::lock_guard lock(m_mutex);
    m_isOver = true;
    m_isRunning = false;
    m_changed.notify_all();
}

void OdbcStopper::send()
{
    if (m_statement)
        m_cancelling.cancel(m_statement);
}

bool OdbcStopper::isOverdue() const
{
    return m_deadline != Clock::time_point::max() && Clock::now() >= m_deadline + graceToCancel;
}

} // namespace querymend
