#pragma once

#include "base/result.h"
#include "db/duckdb/duckdbapi.h"
#include "db/session/engineerror.h"

#include <QString>

#include <memory>
#include <string>

namespace querymend {

/// The environment variable that names the library's file.
inline constexpr auto duckdbVariable = "QUERYMEND_DUCKDB_LIBRARY";

/// libduckdb, found and loaded at run time; never unloaded, because its threads may still be running.
class DuckdbLibrary {
public:
    /// Loads this file or, if empty, the one named by QUERYMEND_DUCKDB_LIBRARY or one in a usual location, of which the
    /// user's own is the last.
    [[nodiscard]] static Result<std::shared_ptr<const DuckdbLibrary>, EngineError> load(const std::string& file);

    /// Whether there is a file that `load` would try without a name, without loading it.
    [[nodiscard]] static bool isThere();
    /// The user's own, whether it is there or not.
    [[nodiscard]] static QString userFile();

    [[nodiscard]] const duckdbapi::Api& api() const { return m_api; }

private:
    DuckdbLibrary() = default;

    duckdbapi::Api m_api;
};

} // namespace querymend
