#pragma once

#include "db/session.h"

#include <mutex>

namespace querymend {

/// Cancels what one connection to a server does, from any thread, and only while it runs something. It outlives the
/// connection where it must, and then does nothing.
class RunCanceller : public Canceller {
public:
    void cancel() final
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

protected:
    mutable std::mutex m_mutex; ///< held while a request is on its way

private:
    /// Asks the server to stop; the statement's own end tells whether it worked.
    virtual void send() = 0;

    bool m_isRunning = false;
    bool m_wasAsked = false;
};

} // namespace querymend
