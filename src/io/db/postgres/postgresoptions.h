#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/engineerror.h"

#include <QSqlDatabase>

#include <variant>

namespace querymend {

/// Tells QPSQL where to connect; of the options only those that cannot loosen what the session is allowed.
[[nodiscard]] Result<std::monostate, EngineError> applyPostgresTarget(const ConnectionTarget& target,
                                                                      QSqlDatabase& database);

} // namespace querymend
