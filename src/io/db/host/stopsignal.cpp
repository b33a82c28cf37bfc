#include "db/host/stopsignal.h"

#include <csignal>
#include <mutex>
#include <thread>
#include <utility>

#include <unistd.h>

namespace querymend {

struct StopSignal::Listener {
    std::mutex mutex;
    std::shared_ptr<Canceller> canceller;

    void listen(const sigset_t& signals)
    {
        for (;;) {
            int number = 0;
            if (sigwait(&signals, &number) != 0)
                continue;
            std::unique_lock lock(mutex);
            const std::shared_ptr<Canceller> current = canceller;
            lock.unlock();
            if (!current)
                _exit(0);
            current->cancel();
        }
    }
};

StopSignal::StopSignal() : m_listener(std::make_shared<Listener>())
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::thread([listener = m_listener, signals] { listener->listen(signals); }).detach();
}

void StopSignal::passTo(std::shared_ptr<Canceller> canceller)
{
    const std::lock_guard lock(m_listener->mutex);
    m_listener->canceller = std::move(canceller);
}

} // namespace querymend
