#include "stoponinterrupt.h"

#include "interrupt.h"

#include <array>
#include <csignal>
#include <cstdint>
#include <utility>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace querymend {

StopOnInterrupt::StopOnInterrupt()
{
    const sigset_t signals = interruptSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_signals = signalfd(-1, &signals, SFD_CLOEXEC);
    m_end = eventfd(0, EFD_CLOEXEC);
    m_waiter = std::thread([this] { wait(); });
}

StopOnInterrupt::~StopOnInterrupt()
{
    const std::uint64_t one = 1;
    (void)!write(m_end, &one, sizeof one);
    m_waiter.join();
    close(m_end);
    close(m_signals);
    const sigset_t signals = interruptSignals();
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

void StopOnInterrupt::watch(std::shared_ptr<Canceller> canceller)
{
    const std::lock_guard lock(m_mutex);
    m_canceller = std::move(canceller);
}

void StopOnInterrupt::wait()
{
    std::array<pollfd, 2> either{{{m_signals, POLLIN, 0}, {m_end, POLLIN, 0}}};
    constexpr int forever = -1;
    while (poll(either.data(), either.size(), forever) < 0) {
    }
    signalfd_siginfo told{};
    if ((either[1].revents & POLLIN) != 0 || read(m_signals, &told, sizeof told) != sizeof told)
        return;
    stopWork();
    // As if it had never been held back, so that a shell sees why the program ended.
    const int number = static_cast<int>(told.ssi_signo);
    const sigset_t signals = interruptSignals();
    std::signal(number, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
    (void)std::raise(number);
}

/// More than once, because a request is lost that comes before the engine has begun.
void StopOnInterrupt::stopWork()
{
    constexpr int times = 5;
    constexpr int millisecondsBetween = 20;
    std::unique_lock lock(m_mutex);
    const std::shared_ptr<Canceller> canceller = m_canceller;
    lock.unlock();
    pollfd end{m_end, POLLIN, 0};
    for (int i = 0; canceller && i < times; ++i) {
        canceller->cancel();
        if (poll(&end, 1, millisecondsBetween) > 0)
            return;
    }
}

} // namespace querymend
