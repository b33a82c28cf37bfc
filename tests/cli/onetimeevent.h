#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace querymend {

/// Something that happens once. Waiting ends after a long time in any case, so that a failing test ends.
class OneTimeEvent {
public:
    void happen()
    {
        const std::lock_guard lock(m_mutex);
        m_hasHappened = true;
        m_changed.notify_all();
    }

    [[nodiscard]] bool wait()
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::minutes(1), [this] { return m_hasHappened; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_hasHappened = false;
};

} // namespace querymend
