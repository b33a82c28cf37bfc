#pragma once

#include "postgresserver.h"

#include <string>

namespace querymend {

[[nodiscard]] inline ConnectionTarget odbcTarget(const std::string& connection)
{
    ConnectionTarget made;
    made.engine = EngineKind::odbc;
    made.database = connection;
    return made;
}

/// The same database and login as the server's own target, by psqlODBC.
[[nodiscard]] inline ConnectionTarget odbcTarget(const PostgresServer& server, const std::string& user)
{
    return odbcTarget("Driver=" QUERYMEND_PSQLODBC ";Servername=" + server.target(user).options["host"]
                      + ";Database=shop;UID=" + user);
}

} // namespace querymend
