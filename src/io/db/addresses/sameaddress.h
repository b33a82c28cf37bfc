#pragma once

#include "db/addresses/connectiontarget.h"

namespace querymend {

/// Whether two targets name the same database: the same file, or the same server, database, user and SSH host. MySQL
/// and MariaDB count as one engine, default ports as written out, and a missing user as any user.
[[nodiscard]] bool isSameAddress(const ConnectionTarget& one, const ConnectionTarget& other);

} // namespace querymend
