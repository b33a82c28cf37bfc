#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/engineerror.h"

#include <cstdint>
#include <string>

namespace querymend {

/// The SSH host of a tunnel, and the server that it leads to, as that host knows it.
struct TunnelRoute {
    std::string through;
    std::string host;
    std::uint16_t port = 0;
};

/// The route to a target's server. Fails if the target has options or an engine that a tunnel does not go with.
[[nodiscard]] Result<TunnelRoute, EngineError> tunnelRouteOf(const ConnectionTarget& target);

/// The same target by a tunnel's local port. A certificate is still checked for the server's real name.
[[nodiscard]] ConnectionTarget byLocalPort(ConnectionTarget target, std::uint16_t port);

} // namespace querymend
