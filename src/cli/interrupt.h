#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <memory>

#include <csignal>

namespace querymend {

/// Ctrl-C, SIGTERM, and SIGHUP unless it is ignored.
[[nodiscard]] sigset_t interruptSignals();

/// Tells the event loop of these signals, instead of ending the program. Made before any other thread, so that none of
/// them takes the signal.
class Interrupt : public QObject {
    Q_OBJECT

public:
    Interrupt();
    ~Interrupt() override;

Q_SIGNALS:
    void asked();

private:
    int m_descriptor;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace querymend
