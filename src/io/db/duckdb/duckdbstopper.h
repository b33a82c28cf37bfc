#pragma once

#include "db/duckdb/duckdbconnection.h"
#include "db/session/session.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace querymend {

/// Why a run was stopped, if it was.
enum class DuckdbStop : std::uint8_t { none, cancelled, timedOut };

/// Interrupts what one connection runs, at its deadline or when cancelled from any thread. It may outlive the
/// connection and then does nothing.
class DuckdbStopper : public Canceller {
public:
    explicit DuckdbStopper(DuckdbConnection& connection);
    DuckdbStopper(const DuckdbStopper&) = delete;
    DuckdbStopper& operator=(const DuckdbStopper&) = delete;
    ~DuckdbStopper() override;

    void cancel() override;

    /// Begins a new run, unaffected by requests to stop the previous one.
    void startRun();
    void endRun();
    /// Call before the connection works; it is interrupted at the deadline.
    void startWork(std::chrono::steady_clock::time_point deadline);
    void endWork();
    /// Call before the connection is closed.
    void detach();

    [[nodiscard]] DuckdbStop stop() const;

private:
    void watch();

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    DuckdbConnection* m_connection;
    std::chrono::steady_clock::time_point m_deadline;
    DuckdbStop m_stop = DuckdbStop::none;
    bool m_isRunning = false;
    bool m_isWorking = false;
    std::thread m_watcher;
};

} // namespace querymend
