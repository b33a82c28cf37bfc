#include "db/runcanceller.h"

#include <thread>

namespace querymend {

namespace {

/// What a server that is only busy may take.
constexpr std::chrono::seconds patience{2};

} // namespace

void RunCanceller::cancel()
{
    const std::lock_guard lock(m_mutex);
    if (!m_isRunning)
        return;
    if (!m_wasAsked)
        m_askedAt = std::chrono::steady_clock::now();
    m_wasAsked = true;
    request();
}

void RunCanceller::startRun(Aim aim)
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = true;
    m_wasAsked = false;
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
    return m_changed.wait_for(lock, patience, [this] { return !m_isOnItsWay; });
}

bool RunCanceller::wasAsked() const
{
    const std::lock_guard lock(m_mutex);
    return m_wasAsked;
}

bool RunCanceller::isIgnored() const
{
    const std::lock_guard lock(m_mutex);
    return m_wasAsked && std::chrono::steady_clock::now() > m_askedAt + patience;
}

void RunCanceller::interrupt()
{
    const std::lock_guard lock(m_mutex);
    request();
}

void RunCanceller::request()
{
    if (m_isOnItsWay || m_aim == Aim::nothingYet)
        return;
    m_isOnItsWay = true;
    std::thread([self = shared_from_this()] {
        self->send();
        const std::lock_guard lock(self->m_mutex);
        self->m_isOnItsWay = false;
        self->m_changed.notify_all();
    }).detach();
}

} // namespace querymend
