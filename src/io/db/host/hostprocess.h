#pragma once

#include "base/result.h"
#include "db/engineerror.h"
#include "db/host/framesocket.h"
#include "db/session.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>

#include <sys/types.h>

namespace querymend {

/// Which program serves as a host of engines, and what it may use.
struct HostSettings {
    std::string program;                   ///< the path of `querymend`
    std::uint64_t memory = 1024ULL << 20U; ///< bytes; 0 is no limit
};

/// The option that makes the program a host; the limit of memory follows it.
inline constexpr std::string_view hostOption = "--engine-host";

/// Ends the process of a host when a statement is cancelled, which no engine can ignore.
class HostStopper : public Canceller {
public:
    /// Whether the host may first try to end the statement by itself. Whoever asks again is not put off for long.
    enum class Manners : std::uint8_t { endAtOnce, askFirst };

    explicit HostStopper(Manners manners) : m_manners(manners) {}

    void cancel() override;

    void started(pid_t process);
    /// From here on there is nothing to be killed. Called before the process is waited for, so that no other process
    /// can have its number yet.
    void ended();
    void startRun();
    void endRun();
    [[nodiscard]] bool wasAsked() const;

private:
    [[nodiscard]] int signalForNow() const;

    const Manners m_manners;
    mutable std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_askedAt;
    pid_t m_process = 0;
    bool m_isRunning = false;
    bool m_wasAsked = false;
};

/// A running host. It ends with this object, with the thread that made it, and when it is killed.
class HostProcess {
public:
    [[nodiscard]] static Result<std::unique_ptr<HostProcess>, EngineError> start(const HostSettings& settings,
                                                                                 std::shared_ptr<HostStopper> stopper);
    HostProcess(const HostProcess&) = delete;
    HostProcess& operator=(const HostProcess&) = delete;
    ~HostProcess();

    [[nodiscard]] FrameSocket& socket() { return m_socket; }
    /// Ends it, if it has not ended by itself, and gives the signal that it died of; 0 where it was none.
    int end();

private:
    HostProcess(pid_t process, int descriptor, std::shared_ptr<HostStopper> stopper);

    pid_t m_process;
    FrameSocket m_socket;
    std::shared_ptr<HostStopper> m_stopper;
};

} // namespace querymend
