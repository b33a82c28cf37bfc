#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/session.h"

#include <memory>

namespace querymend {

/// Opens an SQLite file for reading only, through QSQLITE, behind a fence.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openSqlite(const ConnectionTarget& target);

} // namespace querymend
