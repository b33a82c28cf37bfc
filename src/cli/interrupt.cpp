#include "interrupt.h"

#include <sys/signalfd.h>
#include <unistd.h>

namespace querymend {

namespace {

/// As nohup leaves SIGHUP, so that the program outlives its terminal.
bool isIgnored(int signal)
{
    struct sigaction now {};
    return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
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

Interrupt::Interrupt()
{
    const sigset_t signals = interruptSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_descriptor = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
    m_notifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        signalfd_siginfo told{};
        while (read(m_descriptor, &told, sizeof told) == static_cast<ssize_t>(sizeof told)) {
        }
        Q_EMIT asked();
    });
}

Interrupt::~Interrupt()
{
    m_notifier.reset();
    close(m_descriptor);
    const sigset_t signals = interruptSignals();
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

} // namespace querymend
