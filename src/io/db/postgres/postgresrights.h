#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// Which roles with rights beyond the database a login of PostgreSQL is a member of.
inline constexpr auto dangerousPostgresRoles =
    "SELECT r.rolname FROM pg_catalog.pg_roles AS r WHERE pg_catalog.pg_has_role(r.oid, 'MEMBER') AND r.rolname IN "
    "('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program') ORDER BY r.rolname";

[[nodiscard]] inline std::string superuserWarning()
{
    return "this login is a superuser: it can read and write files of the server and run programs there; use one that "
           "may only SELECT";
}

[[nodiscard]] inline std::string roleWarning(std::string_view role)
{
    return "this login is a member of " + std::string(role)
        + ": it reaches beyond the database; use one that may only SELECT";
}

} // namespace querymend
