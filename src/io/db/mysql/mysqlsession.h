#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/session.h"

#include <memory>

namespace querymend {

/// Connects to a MySQL or MariaDB server; the session's transactions are read-only.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openMysql(const ConnectionTarget& target);

} // namespace querymend
