#include "db/connector.h"

#include "db/addresses/sshhost.h"
#include "db/engines.h"
#include "db/programs/passwordcommand.h"
#include "db/tunnel/sshtunnel.h"
#include "db/tunnel/tunnelledsession.h"
#include "db/tunnel/tunnelroute.h"

#include <utility>

namespace querymend {

Connector::Connector(ConnectionTarget target, HostSettings settings)
    : m_target(std::move(target)), m_settings(std::move(settings))
{}

Result<std::unique_ptr<Session>, EngineError> Connector::open()
{
    // What can be known to be wrong is, before a command is run.
    if (!sshHostOf(m_target).empty()) {
        if (auto route = tunnelRouteOf(m_target); !route)
            return Failure{std::move(route).error()};
    }
    ConnectionTarget target = m_target;
    // One that the user has typed is newer.
    if (!target.passwordCommand.empty() && !target.password && !isFile(target.engine)) {
        auto password = passwordFrom(target.passwordCommand);
        if (!password)
            return Failure{std::move(password).error()};
        target.password = std::move(password).value();
    }
    if (sshHostOf(target).empty())
        return openContained(withoutSsh(std::move(target)), m_settings);
    return openBehind(target);
}

Result<std::unique_ptr<Session>, EngineError> Connector::openBehind(const ConnectionTarget& target)
{
    const auto route = tunnelRouteOf(target);
    if (!route)
        return Failure{route.error()};
    auto tunnel = openTunnel(*route);
    if (!tunnel)
        return Failure{std::move(tunnel).error()};
    auto session = openContained(byLocalPort(target, (*tunnel)->port()), m_settings);
    if (!session)
        return Failure{(*tunnel)->explained(std::move(session).error())};
    return throughTunnel(std::move(session).value(), std::move(tunnel).value());
}

/// A second session waits for the tunnel that the first one opens.
Result<std::shared_ptr<SshTunnel>, EngineError> Connector::openTunnel(const TunnelRoute& route)
{
    const std::lock_guard lock(m_mutex);
    if (std::shared_ptr<SshTunnel> tunnel = m_tunnel.lock(); tunnel && tunnel->isOpen())
        return tunnel;
    auto tunnel = SshTunnel::open(route);
    if (tunnel)
        m_tunnel = *tunnel;
    return tunnel;
}

} // namespace querymend
