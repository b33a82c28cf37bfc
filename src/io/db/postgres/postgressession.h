#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/session.h"

#include <memory>

namespace querymend {

/// Connects to a PostgreSQL server through QPSQL; each statement has a read-only transaction of its own.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openPostgres(const ConnectionTarget& target);

} // namespace querymend
