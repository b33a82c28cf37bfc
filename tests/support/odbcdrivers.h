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

/// The server's own target, through psqlODBC.
[[nodiscard]] inline ConnectionTarget odbcTarget(const PostgresServer& server, const std::string& user)
{
    return odbcTarget("Driver=" QUERYMEND_PSQLODBC ";Servername=" + server.target(user).options["host"]
                      + ";Database=shop;UID=" + user);
}

} // namespace querymend
