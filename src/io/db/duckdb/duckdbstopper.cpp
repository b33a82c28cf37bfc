#include "db/duckdb/duckdbstopper.h"

namespace querymend {

namespace {

using Clock = std::chrono::steady_clock;

/// A request that arrives before the statement has begun is lost, so it is repeated.
constexpr std::chrono::milliseconds betweenRequests{5};

} // namespace

DuckdbStopper::DuckdbStopper(DuckdbConnection& connection) : m_connection(&connection), m_watcher([this] { watch(); })
{}

DuckdbStopper::~DuckdbStopper()
{
    detach();
}

void DuckdbStopper::cancel()
{
    const std::lock_guard lock(m_mutex);
    if (!m_isRunning || m_stop != DuckdbStop::none)
        return;
    m_stop = DuckdbStop::cancelled;
    m_changed.notify_all();
}

void DuckdbStopper::startRun()
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = true;
    m_stop = DuckdbStop::none;
}

void DuckdbStopper::endRun()
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = false;
}

void DuckdbStopper::startWork(Clock::time_point deadline)
{
    const std::lock_guard lock(m_mutex);
    m_isWorking = true;
    m_deadline = deadline;
    m_changed.notify_all();
}

void DuckdbStopper::endWork()
{
    const std::lock_guard lock(m_mutex);
    m_isWorking = false;
}

void DuckdbStopper::detach()
{
    {
        const std::lock_guard lock(m_mutex);
        m_connection = nullptr;
        m_isRunning = false;
        m_changed.notify_all();
    }
    if (m_watcher.joinable())
        m_watcher.join();
}

DuckdbStop DuckdbStopper::stop() const
{
    const std::lock_guard lock(m_mutex);
    return m_stop;
}

/// Interrupts with the lock held, so that no request can be in flight once endWork() has returned.
void DuckdbStopper::watch()
{
    std::unique_lock lock(m_mutex);
    while (m_connection) {
        if (!m_isWorking) {
            m_changed.wait(lock);
            continue;
        }
        if (m_stop == DuckdbStop::none && Clock::now() >= m_deadline)
            m_stop = DuckdbStop::timedOut;
        if (m_stop == DuckdbStop::none) {
            m_changed.wait_until(lock, m_deadline);
            continue;
        }
        m_connection->api().interrupt(m_connection->handle());
        m_changed.wait_for(lock, betweenRequests);
    }
}

} // namespace querymend
