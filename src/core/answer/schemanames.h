#pragma once

#include "schema/catalog.h"

#include <string_view>
#include <vector>

namespace querymend {

/// The tables that `table` or `schema.table` may mean; case is ignored.
[[nodiscard]] std::vector<TableId> tablesCalled(const Catalog& catalog, std::string_view name);
/// The columns that `column`, `table.column` or `schema.table.column` may mean; case is ignored.
[[nodiscard]] std::vector<ColumnId> columnsCalled(const Catalog& catalog, std::string_view name);

} // namespace querymend
