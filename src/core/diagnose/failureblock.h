#pragma once

#include "check/ladder.h"
#include "dialect/dialect.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

class Catalog;

/// Formats a failed attempt as one readable block for a log: the findings, the statement's CTEs and aliases, the tables
/// that it names, those of them that are neither a CTE nor in the schema, the tables of the schema, and the SQL.
[[nodiscard]] std::string failureBlock(std::string_view title, std::string_view sql, const Verdict& verdict,
                                       const Dialect& dialect, const Catalog* catalog);
/// The same for an attempt of a stored run, of whose schema only the tables in its prompt are known, as `schema.table`
/// or `table`; nothing is known without any.
[[nodiscard]] std::string failureBlock(std::string_view title, std::string_view sql, const Verdict& verdict,
                                       const Dialect& dialect, const std::vector<std::string>& shownTables);

} // namespace querymend
