#pragma once

#include "check/adviser.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The columns that a statement takes from a source, by its qualifier or, if it is the only one, without any.
[[nodiscard]] std::vector<std::string_view> columnsUsedOf(const Source& source, const Outline& outline);
/// The columns that follow a qualifier in a scope.
[[nodiscard]] std::vector<std::string_view> columnsQualifiedBy(std::string_view qualifier, ScopeId scope,
                                                               const Outline& outline);

/// The share of these columns that a table has; 0 if there are none.
[[nodiscard]] double shareOf(const std::vector<std::string_view>& columns, TableId table, const Catalog& catalog);

/// The tables that the name of a source may have meant: those with a name like it, and those that have the columns
/// which are used of it.
[[nodiscard]] std::vector<Meaning> meantTables(Adviser& adviser, const Source& source);

} // namespace querymend
