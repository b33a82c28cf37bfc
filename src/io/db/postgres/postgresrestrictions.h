#pragma once

#include "db/postgres/postgresschema.h"
#include "schema/restrictedobject.h"

#include <string>
#include <vector>

namespace querymend {

/// What of the database does more than compute or read its own rows, in every schema and whatever the login may use of
/// it. What views and policies use is read from their trees, which name every function and table by its number.
[[nodiscard]] Result<std::vector<RestrictedObject>, EngineError> readPostgresRestrictions(
    const PostgresAsk& ask, const std::vector<std::string>& allowed, const std::vector<std::string>& searchPath);

} // namespace querymend
