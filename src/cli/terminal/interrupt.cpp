#include "terminal/interrupt.h"

#include <utility>

namespace querymend {

namespace {

/// nohup ignores SIGHUP, so that the program outlives its terminal.
bool isIgnored(int signal)
{
    struct sigaction now {};
    return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

sigset_t onlyEnd()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, endOfWaiting);
    return signals;
}

} // namespace

sigset_t interruptSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    if (!isIgnored(SIGHUP))
        sigaddset(&signals, SIGHUP);
    return signals;
}

void endBySignal(int signal)
{
    const sigset_t signals = interruptSignals();
    std::signal(signal, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
    (void)std::raise(signal);
}

Interrupt::Interrupt()
{
    const sigset_t signals = interruptSignals();
    const sigset_t end = onlyEnd();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    pthread_sigmask(SIG_BLOCK, &end, nullptr);
    m_waiter = std::thread([this] { wait(); });
    pthread_sigmask(SIG_UNBLOCK, &end, nullptr);
}

Interrupt::~Interrupt()
{
    pthread_kill(m_waiter.native_handle(), endOfWaiting);
    m_waiter.join();
    const sigset_t signals = interruptSignals();
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

/// Runs on its own thread, because the event loop may be blocked by a store or a disk.
void Interrupt::wait()
{
    sigset_t awaited = interruptSignals();
    sigaddset(&awaited, endOfWaiting);
    for (bool isSecond = false;;) {
        const int signal = sigwaitinfo(&awaited, nullptr);
        if (signal == endOfWaiting)
            return;
        if (signal < 0) // a debugger may interrupt it
            continue;
        if (std::exchange(isSecond, true))
            endBySignal(signal);
        QMetaObject::invokeMethod(this, &Interrupt::asked, Qt::QueuedConnection);
    }
}

} // namespace querymend

#include "moc_interrupt.cpp"
