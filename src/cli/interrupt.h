#pragma once

#include <QObject>

#include <thread>

#include <csignal>

namespace querymend {

/// Ctrl-C, SIGTERM, and SIGHUP unless it is ignored.
[[nodiscard]] sigset_t interruptSignals();

/// Tells the event loop of these signals, instead of ending the program. The second of them ends it, whatever the event
/// loop is waiting for. Made before any other thread, so that none of them takes the signal.
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

/// Ends the program as the signal would have, had it never been held back, so that a shell sees why.
void endBySignal(int signal);

/// Tells a thread that waits for signals to end; nobody else hears of it.
constexpr int endOfWaiting = SIGUSR1;

} // namespace querymend
