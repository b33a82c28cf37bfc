#include "terminal/stoponinterrupt.h"

#include "terminal/interrupt.h"

#include <csignal>
#include <ctime>
#include <utility>

namespace querymend {

namespace {

sigset_t only(int signal)
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, signal);
    return signals;
}

} // namespace

StopOnInterrupt::StopOnInterrupt()
{
    const sigset_t interrupts = interruptSignals();
    const sigset_t end = only(endOfWaiting);
    pthread_sigmask(SIG_BLOCK, &interrupts, nullptr);
    pthread_sigmask(SIG_BLOCK, &end, nullptr);
    m_waiter = std::thread([this] { wait(); });
    pthread_sigmask(SIG_UNBLOCK, &end, nullptr);
}

StopOnInterrupt::~StopOnInterrupt()
{
    pthread_kill(m_waiter.native_handle(), endOfWaiting);
    m_waiter.join();
    const sigset_t interrupts = interruptSignals();
    pthread_sigmask(SIG_UNBLOCK, &interrupts, nullptr);
}

void StopOnInterrupt::watch(std::shared_ptr<Canceller> canceller)
{
    const std::lock_guard lock(m_mutex);
    m_canceller = std::move(canceller);
}

void StopOnInterrupt::wait()
{
    sigset_t awaited = interruptSignals();
    sigaddset(&awaited, endOfWaiting);
    int number = -1;
    while (number < 0) // a debugger may interrupt it
        number = sigwaitinfo(&awaited, nullptr);
    if (number == endOfWaiting)
        return;
    stopWork();
    endBySignal(number);
}

/// Cancels several times, because a request that comes before the engine has begun is lost.
void StopOnInterrupt::stopWork()
{
    constexpr int times = 5;
    constexpr timespec between{0, 20'000'000};
    std::unique_lock lock(m_mutex);
    const std::shared_ptr<Canceller> canceller = m_canceller;
    lock.unlock();
    const sigset_t end = only(endOfWaiting);
    for (int i = 0; canceller && i < times; ++i) {
        canceller->cancel();
        if (sigtimedwait(&end, nullptr, &between) == endOfWaiting)
            return;
    }
}

} // namespace querymend
