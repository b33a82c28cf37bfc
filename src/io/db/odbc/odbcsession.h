#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/odbc/odbcserver.h"
#include "db/session.h"

#include <memory>

namespace querymend {

/// Connects to whatever an ODBC driver reaches, through QODBC, and talks to it as its own name asks for.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openOdbc(const ConnectionTarget& target);

/// A session with a server of this kind at the other end of the link.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> odbcSessionOn(std::unique_ptr<OdbcLink> link,
                                                                          const OdbcServer& server);

} // namespace querymend
