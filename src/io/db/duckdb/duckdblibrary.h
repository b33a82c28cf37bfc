#pragma once

#include "base/result.h"
#include "db/duckdb/duckdbapi.h"
#include "db/engineerror.h"

#include <memory>
#include <string>

namespace querymend {

/// libduckdb, found and loaded at run time; it stays in the process, whose threads may still be in it.
class DuckdbLibrary {
public:
    /// From this file, or where that is empty from the file that QUERYMEND_DUCKDB_LIBRARY names or a usual place.
    [[nodiscard]] static Result<std::shared_ptr<const DuckdbLibrary>, EngineError> load(const std::string& file);

    [[nodiscard]] const duckdbapi::Api& api() const { return m_api; }

private:
    DuckdbLibrary() = default;

    duckdbapi::Api m_api;
};

} // namespace querymend
