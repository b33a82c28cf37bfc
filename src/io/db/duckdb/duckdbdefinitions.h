#pragma once

#include "sql/functions.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace querymend {

/// A macro or a view of the database, with the SQL that it stands for.
struct DuckdbDefinition {
    enum class Kind : std::uint8_t { macro, view };
    Kind kind = Kind::macro;
    std::string name;
    std::string sql;
};

/// Names in lower case.
struct DuckdbHidingNames {
    std::set<std::string> macros;
    std::set<std::string> views;
};

/// Those whose SQL calls a denied function, directly or by another of them: DuckDB's reading of a statement that uses
/// one does not show that call.
[[nodiscard]] DuckdbHidingNames namesThatHideCalls(const std::vector<DuckdbDefinition>& definitions,
                                                   const FunctionLists& functions);

} // namespace querymend
