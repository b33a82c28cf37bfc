#pragma once

#include "db/addresses/connectiontarget.h"

#include <string>
#include <string_view>

namespace querymend {

/// The connection option that names the SSH host through which the database is reached: a host or an alias of
/// `~/.ssh/config`, `user@host` or `ssh://user@host:port`.
inline constexpr std::string_view sshOption = "ssh";

/// Empty if the database is reached directly.
[[nodiscard]] std::string sshHostOf(const ConnectionTarget& target);

/// Why a text cannot be the name of an SSH host, which other programs get as an argument; empty if it can.
[[nodiscard]] std::string reasonAgainstSshHost(std::string_view host);

/// Returns the target without the option, which engines do not know.
[[nodiscard]] ConnectionTarget withoutSsh(ConnectionTarget target);

} // namespace querymend
