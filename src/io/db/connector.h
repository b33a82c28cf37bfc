#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/host/hostprocess.h"
#include "db/session/session.h"

#include <memory>
#include <mutex>

namespace querymend {

class SshTunnel;
struct TunnelRoute;

/// Opens the sessions of one target: with the password that its command prints, if it has one, and through its SSH
/// tunnel, which its sessions share and which ends with the last of them. Any thread may use it.
class Connector {
public:
    Connector(ConnectionTarget target, HostSettings settings);

    [[nodiscard]] Result<std::unique_ptr<Session>, EngineError> open();

private:
    [[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openBehind(const ConnectionTarget& target);
    [[nodiscard]] Result<std::shared_ptr<SshTunnel>, EngineError> openTunnel(const TunnelRoute& route);

    const ConnectionTarget m_target;
    const HostSettings m_settings;
    std::mutex m_mutex;
    std::weak_ptr<SshTunnel> m_tunnel;
};

} // namespace querymend
