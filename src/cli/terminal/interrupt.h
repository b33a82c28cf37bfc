#pragma once

#include <QObject>

#include <thread>

#include <csignal>

namespace querymend {

/// Returns SIGINT (Ctrl-C), SIGTERM, and SIGHUP unless it is ignored.
[[nodiscard]] sigset_t interruptSignals();

/// Reports these signals to the event loop instead of ending the program. A second one ends it even if the event loop
/// is blocked. Create it before any other thread, so that none of them receives the signals.
class Interrupt : public QObject {
    Q_OBJECT

public:
    Interrupt();
    ~Interrupt() override;

Q_SIGNALS:
    void asked();

private:
    void wait();

    std::thread m_waiter;
};

/// Ends the program as if the signal had never been blocked, so that a shell sees the cause.
void endBySignal(int signal);

/// Tells a thread waiting for signals to end; sent to that thread only.
constexpr int endOfWaiting = SIGUSR1;

} // namespace querymend
