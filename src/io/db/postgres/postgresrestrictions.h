#pragma once

#include "db/postgres/postgresschema.h"
#include "schema/restrictedobject.h"

#include <string>
#include <vector>

namespace querymend {

/// Finds what does more than compute or read the database's own rows, in every schema and whatever the login may use.
/// What views and policies use is read from their trees, which name every function and table by its OID.
[[nodiscard]] Result<std::vector<RestrictedObject>, EngineError> readPostgresRestrictions(
    const PostgresAsk& ask, const std::vector<std::string>& allowed, const std::vector<std::string>& searchPath);

} // namespace querymend
