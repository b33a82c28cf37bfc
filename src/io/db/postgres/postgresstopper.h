#pragma once

#include "db/session.h"

#include <mutex>

#include <libpq-fe.h>

namespace querymend {

/// Cancels what one PostgreSQL connection does, from any thread. It outlives the connection where it must, and then
/// does nothing.
class PostgresStopper : public Canceller {
public:
    explicit PostgresStopper(PGconn* connection) : m_cancel(PQgetCancel(connection)) {}
    PostgresStopper(const PostgresStopper&) = delete;
    PostgresStopper& operator=(const PostgresStopper&) = delete;
    ~PostgresStopper() override { PQfreeCancel(m_cancel); }

    void cancel() override
    {
        const std::lock_guard lock(m_mutex);
        if (!m_isRunning)
            return;
        m_wasAsked = true;
        send();
    }

    /// Waits for a request on its way, so that it cannot hit what comes next.
    void startRun()
    {
        const std::lock_guard lock(m_mutex);
        m_isRunning = true;
        m_wasAsked = false;
    }

    void endRun()
    {
        const std::lock_guard lock(m_mutex);
        m_isRunning = false;
        m_wasAsked = false;
    }

    [[nodiscard]] bool wasAsked() const
    {
        const std::lock_guard lock(m_mutex);
        return m_wasAsked;
    }

    /// For reasons of our own.
    void interrupt()
    {
        const std::lock_guard lock(m_mutex);
        send();
    }

private:
    void send()
    {
        char problem[256]; // PQcancel wants a place for it; the statement's own end tells whether it worked
        if (m_cancel)
            (void)PQcancel(m_cancel, problem, sizeof problem);
    }

    mutable std::mutex m_mutex;
    PGcancel* m_cancel;
    bool m_isRunning = false;
    bool m_wasAsked = false;
};

} // namespace querymend
