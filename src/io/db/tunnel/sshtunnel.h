#pragma once

#include "base/result.h"
#include "db/programs/childprocess.h"
#include "db/session/engineerror.h"
#include "db/tunnel/tunnelroute.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace querymend {

/// How long a tunnel may take to open, over all jump hosts.
inline constexpr std::chrono::milliseconds timeForTunnel{30000};

/// A port of this machine that leads to a server through an SSH host, held open by the system's ssh. It ends with this
/// object or with this program, even if that is killed. Any thread may use it.
class SshTunnel {
public:
    /// Waits until the port can be used.
    [[nodiscard]] static Result<std::shared_ptr<SshTunnel>, EngineError> open(
        const TunnelRoute& route, std::chrono::milliseconds limit = timeForTunnel);
    SshTunnel(const SshTunnel&) = delete;
    SshTunnel& operator=(const SshTunnel&) = delete;
    ~SshTunnel();

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    [[nodiscard]] bool isOpen() const;

    /// Returns the error of a session, with the tunnel's part in it if it has one.
    [[nodiscard]] EngineError explained(EngineError error);

private:
    enum class Phase : std::uint8_t { starting, open, ended };

    SshTunnel(TunnelRoute route, std::uint16_t port, int stop);

    [[nodiscard]] Result<void, EngineError> waitUntilOpen(std::chrono::steady_clock::time_point deadline,
                                                          std::chrono::milliseconds limit);
    /// Whether another program took the port before ssh did.
    [[nodiscard]] bool lostItsPort() const;
    [[nodiscard]] std::string whyItEnded() const;
    void serve();
    void watch(ChildProcess& ssh);
    [[nodiscard]] bool takeOutput(ChildProcess& ssh);
    [[nodiscard]] bool takeErrors();

    const TunnelRoute m_route;
    const std::uint16_t m_port;
    const int m_stop; ///< becomes readable when ssh is to be ended

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::unique_ptr<ChildProcess> m_ssh;
    Phase m_phase = Phase::starting;
    std::string m_problem; ///< why ssh could not be started
    std::string m_printed;
    std::string m_said;   ///< what ssh wrote to its standard error
    std::thread m_server; ///< ssh ends with this thread, so it lives as long as ssh does
};

} // namespace querymend
