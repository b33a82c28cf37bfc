#pragma once

#include "db/session/session.h"
#include "db/tunnel/sshtunnel.h"

#include <memory>

namespace querymend {

/// Wraps a session that was opened through a tunnel: keeps the tunnel open, and says so if a failure is due to it.
[[nodiscard]] std::unique_ptr<Session> throughTunnel(std::unique_ptr<Session> session,
                                                     std::shared_ptr<SshTunnel> tunnel);

} // namespace querymend
