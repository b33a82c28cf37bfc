#pragma once

#include "db/addresses/connectionurl.h"
#include "db/imports/foundconnection.h"

#include <vector>

namespace querymend {

/// Reads the connections that environment variables describe: `DATABASE_URL`, those of PostgreSQL (`PGHOST` and the
/// like) and those of MySQL (`MYSQL_HOST` and the like). Each is named after its variable.
[[nodiscard]] std::vector<FoundConnection> readEnvironmentConnections(const Environment& environment);

} // namespace querymend
