#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/session.h"

#include <memory>

namespace querymend {

/// Opens a DuckDB file read-only, through QDUCKDB, behind a fence.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openDuckdb(const ConnectionTarget& target);

} // namespace querymend
