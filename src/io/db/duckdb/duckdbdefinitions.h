#pragma once

#include "sql/guard/functions.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace querymend {

/// A macro or view of the database, with the SQL that it expands to.
struct DuckdbDefinition {
    enum class Kind : std::uint8_t { macro, view };
    Kind kind = Kind::macro;
    std::string name;
    std::string sql;
};

/// Macros and views that hide calls of denied functions, by their names in lower case.
struct DuckdbHidingNames {
    std::set<std::string> macros;
    std::set<std::string> views;
};

/// Returns the macros and views whose SQL calls a denied function, directly or through one another: DuckDB's tree of a
/// statement that uses one does not show that call.
[[nodiscard]] DuckdbHidingNames namesThatHideCalls(const std::vector<DuckdbDefinition>& definitions,
                                                   const FunctionLists& functions);

} // namespace querymend
