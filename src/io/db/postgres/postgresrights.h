#pragma once

#include "db/session/databasewarning.h"

#include <string>
#include <string_view>

namespace querymend {

/// Finds the roles with rights beyond the database of which the login is a member.
inline constexpr auto dangerousPostgresRoles =
    "SELECT r.rolname FROM pg_catalog.pg_roles AS r WHERE pg_catalog.pg_has_role(r.oid, 'MEMBER') AND r.rolname IN "
    "('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program') ORDER BY r.rolname";

[[nodiscard]] inline DatabaseWarning superuserWarning()
{
    return PowerfulLogin{LoginRank::superuser, {}, LoginReach::serverFilesAndPrograms};
}

[[nodiscard]] inline DatabaseWarning roleWarning(std::string_view role)
{
    return PowerfulLogin{LoginRank::member, std::string(role), LoginReach::beyondTheDatabase};
}

} // namespace querymend
