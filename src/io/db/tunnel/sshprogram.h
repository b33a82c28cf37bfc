#pragma once

#include "db/tunnel/tunnelroute.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What the ssh program prints once the tunnel's local end accepts connections.
inline constexpr std::string_view tunnelReadyLine = "querymend-tunnel-ready";

/// The ssh program and its arguments for a tunnel from a port of this machine.
[[nodiscard]] std::vector<std::string> sshWords(const TunnelRoute& route, std::uint16_t localPort);

/// Why ssh has ended, in words for people, from what it wrote to its standard error.
[[nodiscard]] std::string reasonOfSsh(std::string_view said, const std::string& through);

/// Whether the local port was taken by another program meanwhile.
[[nodiscard]] bool isPortTaken(std::string_view said);

/// Why the SSH host did not lead on to the server; empty if ssh has not complained about that.
[[nodiscard]] std::string reasonOfForwarding(std::string_view said, const TunnelRoute& route);

} // namespace querymend
