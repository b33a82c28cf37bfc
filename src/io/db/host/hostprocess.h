#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/host/framesocket.h"
#include "db/session/engineerror.h"
#include "db/session/session.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>

#include <sys/types.h>

namespace querymend {

/// Which program hosts engines, and how much memory it may use.
struct HostSettings {
    std::string program;                   ///< the path of `querymend`
    std::uint64_t memory = 1024ULL << 20U; ///< in bytes; 0 for no limit
};

/// The option that makes the program a host, followed by the memory limit and the engine's name.
inline constexpr std::string_view hostOption = "--engine-host";

/// Cancels a statement by ending its host process, which no engine can ignore.
class HostStopper : public Canceller {
public:
    /// Whether the host may first try to end the statement by itself. A repeated request soon kills it.
    enum class Manners : std::uint8_t { endAtOnce, askFirst };

    explicit HostStopper(Manners manners) : m_manners(manners) {}

    void cancel() override;

    void started(pid_t process);
    /// Call when there is nothing left to kill, but before waiting for the process, so that its id cannot be reused
    /// yet.
    void ended();
    void startRun();
    void endRun();
    [[nodiscard]] bool wasAsked() const;

private:
    [[nodiscard]] int signalForNow() const;
    void stopWith(int signal) const;

    const Manners m_manners;
    mutable std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_askedAt;
    pid_t m_process = 0;
    bool m_isRunning = false;
    bool m_wasAsked = false;
};

/// A running host. It ends with this object, with the thread that started it, or when it is killed.
class HostProcess {
public:
    [[nodiscard]] static Result<std::unique_ptr<HostProcess>, EngineError> start(const HostSettings& settings,
                                                                                 EngineKind engine,
                                                                                 std::shared_ptr<HostStopper> stopper);
    HostProcess(const HostProcess&) = delete;
    HostProcess& operator=(const HostProcess&) = delete;
    ~HostProcess();

    [[nodiscard]] FrameSocket& socket() { return m_socket; }
    /// Ends it, unless it has already ended by itself, and returns the signal that killed it, 0 if none did.
    int end();

private:
    HostProcess(pid_t process, int descriptor, std::shared_ptr<HostStopper> stopper);

    pid_t m_process;
    FrameSocket m_socket;
    std::shared_ptr<HostStopper> m_stopper;
};

} // namespace querymend
