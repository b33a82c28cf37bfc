#pragma once

#include "base/result.h"
#include "db/session/databasewarning.h"
#include "db/session/sessionthread.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

namespace querymend {

/// What was learned about a database by connecting to it.
struct ConnectionFacts {
    std::string engine;
    std::size_t tables = 0;
    DatabaseWarnings warnings;
    std::chrono::milliseconds took{0};
};

/// Connects once, reads the tables' names, and disconnects.
class ConnectionTest : public QObject {
    Q_OBJECT

public:
    explicit ConnectionTest(QObject* parent = nullptr);
    ~ConnectionTest() override;

    void start(const SessionOpener& opener);
    /// The test then finishes as cancelled.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_thread != nullptr; }

Q_SIGNALS:
    void finished(const querymend::Result<querymend::ConnectionFacts, querymend::EngineError>& result);

private:
    void finish(Result<ConnectionFacts, EngineError> result);

    QElapsedTimer m_time;
    AskId m_ask;
    std::unique_ptr<SessionThread> m_thread;
};

} // namespace querymend
