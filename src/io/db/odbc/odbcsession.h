#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/odbc/odbcserver.h"
#include "db/session/session.h"

#include <memory>

namespace querymend {

/// Connects through QODBC to whatever the driver reaches; the server's name decides how it is used.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openOdbc(const ConnectionTarget& target);

/// Creates a session with a server of this kind on the link.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> odbcSessionOn(std::unique_ptr<OdbcLink> link,
                                                                          const OdbcServer& server);

} // namespace querymend
