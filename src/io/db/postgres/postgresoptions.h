#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/engineerror.h"

#include <QSqlDatabase>

namespace querymend {

/// Sets QPSQL's address, login and options; accepts only options that cannot loosen what the session may do.
[[nodiscard]] Result<void, EngineError> applyPostgresTarget(const ConnectionTarget& target, QSqlDatabase& database);

} // namespace querymend
