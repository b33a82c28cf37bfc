#pragma once

#include "check/ladder.h"
#include "dialect/dialect.h"

#include <string>
#include <string_view>

namespace querymend {

class Catalog;

/// A failed attempt as a log has it, in one block for people: what was found, the CTEs and aliases of the statement,
/// the tables that it names, those of them that nothing explains, the tables that there are, and the SQL.
[[nodiscard]] std::string failureBlock(std::string_view title, std::string_view sql, const Verdict& verdict,
                                       const Dialect& dialect, const Catalog* catalog);

} // namespace querymend
